package dev.ectype.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that auxiliary documents follow the state through time and are in no snapshot. */
class AuxiliaryDocumentsTest {
    private final StateEngine engine = new StateEngine(
            new ApiIdentity("Pets", "1", "hash"),
            StateSchema.of(List.of(TableSpec.of("pets", new IdStyle.Counter(1)))),
            StateOptions.standard(),
            transaction -> transaction.auxiliaryDocument("rules", bytes("\"start\"")));

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String read() {
        byte[] document = engine.state().auxiliaryDocument("rules");
        return document == null ? "nothing" : new String(document, StandardCharsets.UTF_8);
    }

    private void write(String text) {
        try (Transaction transaction = engine.beginWriting()) {
            transaction.auxiliaryDocument("rules", text.isEmpty() ? null : bytes(text));
            transaction.commit(Cause.of("tell", RequestRecord.of("PUT", "/rules")));
        }
    }

    private void addPet() {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(ResourceName.of("pets"));
            pets.insert(pets.nextId(), bytes("{}"));
            transaction.commit(Cause.of("add", RequestRecord.of("POST", "/pets")));
        }
    }

    @Test
    void followsRewindAndForward() {
        write("\"first\"");
        write("\"second\"");
        write("");
        assertThat(read()).isEqualTo("nothing");
        engine.history().rewind(1);
        assertThat(read()).isEqualTo("\"first\"");
        engine.history().forward(2);
        assertThat(read()).isEqualTo("\"second\"");
        assertThat(engine.fork("other", ForkPoint.NOW).state().auxiliaryDocument("rules"))
                .asString()
                .isEqualTo("\"second\"");
        engine.reset();
        assertThat(read()).isEqualTo("\"start\"");
    }

    @Test
    void snapshotsNeitherContainNorReplaceIt() {
        byte[] before = engine.snapshot();
        write("\"later\"");
        assertThat(new String(engine.snapshot(), StandardCharsets.UTF_8)).doesNotContain("later", "__service");
        engine.restore(Json.parse(before), SnapshotFit.SAME_DESCRIPTION);
        assertThat(read()).isEqualTo("\"later\"");
    }

    @Test
    void theVersionObjectChangesOnlyWithADocument() {
        Object known = engine.state().auxiliaryVersion();
        addPet();
        assertThat(engine.state().auxiliaryVersion()).isSameAs(known);
        write("\"start\"");
        assertThat(engine.state().position()).isEqualTo(1);
        write("\"other\"");
        assertThat(engine.state().auxiliaryVersion()).isNotSameAs(known);
    }

    @Test
    void hookDocumentsAreCommittedWithAWriteAndAreNoDifference() {
        engine.beforeCommit(transaction -> transaction.auxiliaryDocument("rules", bytes("\"counted\"")));
        addPet();
        assertThat(read()).isEqualTo("\"counted\"");
        assertThat(engine.journal().entry(1).changes()).anyMatch(change -> !change.isApiChange());
        assertThat(engine.history().diff(0, 1).changedRows()).hasSize(1);
        engine.history().rewind(0);
        assertThat(read()).isEqualTo("\"start\"");
    }
}
