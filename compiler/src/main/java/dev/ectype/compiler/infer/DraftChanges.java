package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Cases;
import java.util.function.Consumer;

/** What each kind of change does to a draft. */
final class DraftChanges {
    static final Cases<Change, Consumer<Draft>> TABLE = Cases.<Change, Consumer<Draft>>of(Change.class)
            .on(
                    Change.Place.class,
                    change -> draft -> draft.place(change.endpoint(), change.method(), change.path(), change.told()))
            .on(Change.Group.class, change -> draft -> draft.add(new Sketch(change)))
            .on(Change.Store.class, DraftChanges::store)
            .on(Change.Describe.class, change -> draft -> draft.describe(change.endpoint(), change.type()))
            .on(
                    Change.Join.class,
                    change -> draft -> draft.join(draft.sketch(change.key()), draft.sketch(change.into())))
            .on(Change.Drop.class, change -> draft -> draft.drop(draft.sketch(change.key())))
            .on(Change.Member.class, change -> draft -> draft.member(change))
            .on(Change.Self.class, change -> draft -> draft.self(change))
            .on(Change.Newest.class, change -> draft -> draft.newest(change))
            .on(Change.Part.class, change -> draft -> draft.part(change))
            .on(Change.Name.class, change -> draft -> draft.name(draft.sketch(change.key()), change.name()))
            .on(Change.Identify.class, DraftChanges::identify)
            .on(
                    Change.Qualify.class,
                    change -> draft -> draft.sketch(change.resource()).qualifiers = change.qualifiers())
            .on(Change.Narrow.class, change -> draft -> draft.narrow(change.endpoint(), change.qualification()))
            .on(Change.Style.class, change -> draft -> draft.sketch(change.resource()).style = change.style())
            .on(Change.TieParameter.class, change -> draft -> draft.tie(change.endpoint(), change.tie()))
            .on(Change.Span.class, change -> draft -> draft.span(change.endpoint(), change.parameter()))
            .on(Change.Assign.class, change -> draft -> draft.assign(change.endpoint(), change.role()))
            .on(Change.Begin.class, change -> draft -> draft.start(change.endpoint(), change.start()))
            .on(Change.Expand.class, change -> draft -> draft.expand(change.endpoint(), change.expansion()))
            .on(
                    Change.HaveStates.class,
                    change -> draft -> draft.sketch(change.resource()).lifecycle = change.lifecycle())
            .on(Change.HaveVersion.class, change -> draft -> draft.sketch(change.resource()).version = change.member())
            .on(Change.Relate.class, change -> draft -> draft.relate(change.relationship()))
            .on(Change.Own.class, change -> draft -> draft.sketch(change.resource()).parent = change.parent())
            .on(Change.Distinguish.class, change -> draft -> draft.sketch(change.resource()).unique = change.members())
            .on(
                    Change.Compose.class,
                    change -> draft -> draft.sketch(change.resource()).compositions = change.compositions())
            .on(Change.Wait.class, change -> draft -> draft.await(change.resource()))
            .on(Change.Give.class, change -> draft -> draft.sketch(change.resource()).given = true)
            .on(Change.Show.class, change -> draft -> draft.sketch(change.resource()).examples = change.examples())
            .exhaustive();

    private DraftChanges() {}

    private static Consumer<Draft> store(Change.Store change) {
        return draft -> {
            Sketch sketch = draft.sketch(change.key());
            sketch.type = change.type();
            sketch.tombstone = change.tombstone();
        };
    }

    private static Consumer<Draft> identify(Change.Identify change) {
        return draft -> {
            Sketch sketch = draft.sketch(change.resource());
            sketch.idMember = change.member();
            sketch.keys = change.keys();
        };
    }
}
