package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.carry.CarryOver;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.BadSnapshot;
import dev.ectype.runtime.state.snapshot.SnapshotChunks;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Starts an emulator from a snapshot. Resets return to that snapshot. */
public final class SnapshotLoader {
    private final StateEngine engine;
    private final ResourceShapes shapes;
    private final Plan plan;
    private final long seed;

    public SnapshotLoader(StateEngine engine, ResourceShapes shapes, Plan plan, long seed) {
        this.engine = engine;
        this.shapes = shapes;
        this.plan = plan;
        this.seed = seed;
    }

    /**
     * Restores the snapshot.
     *
     * @return the result for a snapshot of another version of the API description or with instances that no path finds, or null if
     *     everything fits
     */
    @Nullable
    public CarryOverResult from(Fixture fixture) {
        CarryOverResult carried = null;
        try {
            engine.restore(fixture.whole(), SnapshotFit.SAME_RESOURCES);
        } catch (MalformedJson malformed) {
            throw new BadFixture(List.of(fixture.fault(malformed)));
        } catch (BadSnapshot bad) {
            carried = carried(fixture, bad);
        }
        engine.setStartToCurrent();
        CarryOverResult checked = new HiddenRows(plan, shapes).in(engine.state(), carried);
        return checked.hidden().isEmpty() ? carried : checked;
    }

    /**
     * Returns a fixture with the restored start state in place of the text, which would take as much memory as the state. A
     * verification of the journal and a later edition of the API read it.
     */
    public Fixture withoutText(Fixture fixture) {
        ApiIdentity api = engine.api();
        StateSchema schema = engine.schema();
        State start = engine.start();
        Document head = new JsonWriter(64)
                .beginObject()
                .name("api")
                .beginObject()
                .name("name")
                .value(api.name())
                .endObject()
                .endObject()
                .toDocument();
        return fixture.withoutText(head, () -> {
            byte[] bytes = new SnapshotChunks(api, schema, start).whole();
            return JsonSlice.of(bytes, 0, bytes.length);
        });
    }

    private CarryOverResult carried(Fixture fixture, BadSnapshot bad) {
        boolean changed =
                bad.kind() == BadSnapshot.Kind.BAD_DOCUMENT || bad.isOfAnotherApi() && isOfThisName(fixture.document());
        String reason = String.valueOf(bad.getMessage());
        if (!changed) {
            throw new BadFixture(List.of(fixture.fault("", reason)));
        }
        if (!fixture.keeping()) {
            throw new BadFixture(
                    List.of(fixture.fault("/api", reason + "; --fixture-mismatch=keep keeps the matching instances")));
        }
        try {
            return CarryOver.into(engine, shapes, fixture.whole().toBytes(), seed);
        } catch (BadSnapshot | MalformedJson | IllegalArgumentException | IllegalStateException broken) {
            throw new BadFixture(List.of(fixture.fault("", "it cannot be migrated: " + broken.getMessage())));
        }
    }

    private boolean isOfThisName(Document snapshot) {
        Document name = snapshot.at(MemberPath.of("api", "name"));
        return name != null
                && name.isString()
                && name.text().equals(engine.api().name());
    }
}
