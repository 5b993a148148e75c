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

/** What is kept beside the API goes with the state through time, and is in no snapshot of it. */
class AuxiliaryDocumentsTest {
    private final StateEngine engine = new StateEngine(
            new ApiIdentity("Pets", "1", "hash"),
            StateSchema.of(List.of(TableSpec.of("pets", new IdStyle.Counter(1)))),
            StateOptions.standard(),
            transaction -> transaction.auxiliaryDocument("rules", bytes("\"start\"")));

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String told() {
        byte[] document = engine.state().auxiliaryDocument("rules");
        return document == null ? "nothing" : new String(document, StandardCharsets.UTF_8);
    }

    private void tell(String text) {
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
    void goesBackAndForth() {
        tell("\"first\"");
        tell("\"second\"");
        tell("");
        assertThat(told()).isEqualTo("nothing");
        engine.rewind(1);
        assertThat(told()).isEqualTo("\"first\"");
        engine.forward(2);
        assertThat(told()).isEqualTo("\"second\"");
        assertThat(engine.fork("other", ForkPoint.NOW).state().auxiliaryDocument("rules"))
                .asString()
                .isEqualTo("\"second\"");
        engine.reset();
        assertThat(told()).isEqualTo("\"start\"");
    }

    @Test
    void snapshotsNeitherShowNorReplaceIt() {
        byte[] before = engine.snapshot();
        tell("\"later\"");
        assertThat(new String(engine.snapshot(), StandardCharsets.UTF_8)).doesNotContain("later", "__service");
        engine.restore(Json.parse(before), SnapshotFit.SAME_DESCRIPTION);
        assertThat(told()).isEqualTo("\"later\"");
    }

    @Test
    void anotherDocumentIsAnotherObjectAndNothingElseIs() {
        Object known = engine.state().auxiliaryVersion();
        addPet();
        assertThat(engine.state().auxiliaryVersion()).isSameAs(known);
        tell("\"start\"");
        assertThat(engine.state().position()).isEqualTo(1);
        tell("\"other\"");
        assertThat(engine.state().auxiliaryVersion()).isNotSameAs(known);
    }

    @Test
    void whatAccompaniesAWriteIsCommittedWithItAndIsNoDifferenceOfTheApi() {
        engine.beforeCommit(transaction -> transaction.auxiliaryDocument("rules", bytes("\"counted\"")));
        addPet();
        assertThat(told()).isEqualTo("\"counted\"");
        assertThat(engine.journal().entry(1).changes()).anyMatch(change -> !change.isApiChange());
        assertThat(engine.diff(0, 1).changedRows()).hasSize(1);
        engine.rewind(0);
        assertThat(told()).isEqualTo("\"start\"");
    }
}
