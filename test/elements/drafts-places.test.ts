import { expect } from '@open-wc/testing';
import { drafted, emptyStorage, HERE, hide, keep, kept, keys, reloaded, settled, told } from './drafts.js';
import { asking } from './life.js';
import { all, ARTIFACT, ASK, CONTENT, control, mountForm, root, type, unmountAll } from './support.js';

const YOU = { principal: 'you' } as const;
const ME = { principal: 'me' } as const;
const SECOND = { artifact: { id: 'form-1', version: 2 } } as const;
const MINE = HERE.replace('you', 'me');
const NOBODYS = HERE.replace('"you"', 'null');
const NEWER = HERE.replace('1,', '2,');
const BAD = { title: 'Bad', schema: { type: 'object', properties: { x: { type: 'uuid' } } } };

const what = (form: Awaited<ReturnType<typeof drafted>>): string => control(form, 'what').value;

describe('drafts by form, version and person', () => {
  beforeEach(emptyStorage);
  afterEach(() => {
    unmountAll();
    emptyStorage();
  });

  it('F-1 another form, another version, another person and another source have none of it', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    const others = [
      { source: { artifact: { id: 'form-2', version: 1 } } },
      { source: SECOND },
      { source: { artifact: { id: 'form-1', version: '1' } } },
      { source: ASK },
      { viewer: ME },
      { viewer: undefined },
    ];
    for (const props of others) {
      const other = await reloaded(form, props);
      expect(what(other), JSON.stringify(props)).to.equal('');
      await type(other, 'what', JSON.stringify(props));
      hide();
      other.remove();
    }
    expect(keys()).to.have.length(7);
    expect(what(await reloaded(form))).to.equal('Typed');
    for (const props of others) expect(what(await reloaded(form, props))).to.equal(JSON.stringify(props));
  });

  it('F-1 source, viewer and content may come in any order, each in its own time', async () => {
    const parts = { source: ARTIFACT, viewer: YOU, content: CONTENT, drafts: true } as const;
    const orders = [
      ['drafts', 'content', 'source', 'viewer'],
      ['viewer', 'drafts', 'source', 'content'],
      ['source', 'content', 'viewer', 'drafts'],
    ] as const;
    for (const order of orders) {
      keep(HERE, { what: { text: 'Typed' } });
      const form = await mountForm(undefined);
      for (const name of order) {
        Object.assign(form, { [name]: parts[name] });
        await settled(form);
      }
      expect(what(form), order.join()).to.equal('Typed');
      form.remove();
    }
  });

  it('F-1 what is typed before it is known who looks, or where the form lives, goes there then', async () => {
    keep(HERE, { what: { text: 'Before' }, count: { text: '5' } });
    const form = await drafted({ viewer: undefined, source: undefined });
    await type(form, 'what', 'Now');
    form.source = ARTIFACT;
    await settled(form);
    expect(kept(NOBODYS)?.fields).to.deep.equal({ what: { text: 'Now' } });
    form.viewer = YOU;
    await settled(form);
    expect(keys()).to.deep.equal([HERE]);
    expect([what(form), control(form, 'count').value]).to.deep.equal(['Now', '5']);
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'Now' }, count: { text: '5' } });
  });

  it('F-1 what was given back of one person goes when another looks, and stays theirs', async () => {
    keep(HERE, { what: { text: 'Yours' } });
    keep(MINE, { count: { text: '7' } });
    const form = await drafted({ values: { severity: 'low' } });
    form.viewer = ME;
    await settled(form);
    expect(form.values).to.deep.equal({ count: 7, severity: 'low', page: false });
    form.viewer = { principal: 'third' };
    await settled(form);
    expect(form.values).to.deep.equal({ severity: 'low', page: false });
    expect(told(form)).to.equal('');
    expect(keys()).to.deep.equal([MINE, HERE]);
  });

  it('F-1 what one person typed is not written as another’s', async () => {
    const form = await drafted();
    await type(form, 'what', 'Yours');
    hide();
    form.viewer = ME;
    await settled(form);
    hide();
    expect(keys()).to.deep.equal([HERE]);
    expect(what(form), 'what was typed is never taken away').to.equal('Yours');
    await type(form, 'count', '3');
    hide();
    expect(JSON.stringify(kept(MINE)), 'nor with what this one types').to.not.contain('Yours');
    expect(JSON.stringify(kept(MINE))).to.contain('3');
  });

  it('F-1 L-13 a new version while it is open: kept under the new one, the old one’s is gone', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    hide();
    const content = asking({ what: { type: 'string' }, more: { type: 'string' } });
    Object.assign(form, { content, source: SECOND });
    await settled(form);
    expect(keys()).to.deep.equal([NEWER]);
    const after = await reloaded(form, { source: SECOND }, content);
    expect(what(after)).to.equal('Typed');
    expect(told(after)).not.to.equal('');
    Object.assign(after, { content: CONTENT, source: { artifact: { id: 'form-1', version: 3 } } });
    await settled(after);
    expect([what(after), keys().length]).to.deep.equal(['Typed', 1]);
  });

  it('F-1 nothing is written while the content is refused, and none was where it always was', async () => {
    const never = await drafted({}, BAD);
    hide();
    never.remove();
    expect(sessionStorage.length).to.equal(0);
    const form = await drafted();
    await type(form, 'what', 'Typed');
    Object.assign(form, { content: BAD, source: SECOND });
    await form.updateComplete;
    hide();
    form.remove();
    document.body.append(form);
    expect(sessionStorage.length).to.equal(0);
    form.content = { ...CONTENT, title: 'Good again' };
    await settled(form);
    expect(keys()).to.deep.equal([NEWER]);
    expect(kept(NEWER)?.fields).to.deep.equal({ what: { text: 'Typed' } });
  });

  it('F-1 content that is refused after a reload shows nothing, and takes nothing away', async () => {
    keep(HERE, { what: { text: 'Typed' } });
    const form = await drafted({}, BAD);
    expect(all(form, 'input')).to.have.length(0);
    form.content = CONTENT;
    await settled(form);
    expect(what(form)).to.equal('Typed');
  });

  it('F-1 what comes while a person types goes elsewhere: neither the field nor the caret is touched', async () => {
    keep(HERE, { what: { text: 'Before' }, count: { text: '5' } });
    const form = await mountForm(CONTENT, { source: ARTIFACT, viewer: YOU });
    await type(form, 'what', 'abcdef');
    const input = control(form, 'what');
    input.setSelectionRange(2, 3);
    form.drafts = true;
    await settled(form);
    expect(control(form, 'count').value).to.equal('5');
    expect(root(form).activeElement).to.equal(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['abcdef', 2, 3]);
    hide();
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'abcdef' }, count: { text: '5' } });
  });

  it('F-1 F-14 #2 a page that sets everything again, or values later, undoes nothing of it', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    control(form, 'severity', 1).click();
    control(form, 'areas', 0).click();
    const after = await reloaded(form, { values: { what: 'Page', severity: 'low' } });
    for (const values of [
      { what: 'Page', severity: 'low' },
      { what: 'Later', severity: 'low', areas: ['web'] },
    ]) {
      Object.assign(after, {
        content: structuredClone(CONTENT),
        source: structuredClone(ARTIFACT),
        viewer: { ...YOU },
        values,
        drafts: true,
      });
      await settled(after);
      expect(after.values).to.deep.equal({ what: 'Typed', severity: 'high', page: false, areas: ['api'] });
    }
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(after);
    await settled(after);
    expect(after.values).to.deep.equal({ what: 'Typed', severity: 'high', page: false, areas: ['api'] });
    elsewhere.remove();
  });
});
