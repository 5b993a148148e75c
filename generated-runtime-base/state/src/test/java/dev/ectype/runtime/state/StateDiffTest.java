package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class StateDiffTest {
    private final StateEngine engine = StateFixtures.engine();

    @BeforeEach
    void write() {
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        change(1, (pets, row) -> pets.replace(row, bytes("{\"id\":1,\"name\":\"Max\",\"age\":3}")));
        change(2, (pets, row) -> pets.remove(row, bytes("{}")));
        createPet(engine, "Eve");
        change(1, (pets, row) -> pets.replace(row, bytes("{\"id\":1,\"name\":\"Rex\",\"age\":3}")));
    }

    private void change(long id, BiConsumer<TransactionTable, Row> deed) {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            deed.accept(pets, pets.find(id));
            transaction.commit(cause("change"));
        }
    }

    private List<String> between(long from, long to) {
        return StateDiff.between(engine, from, to).changedRows().stream()
                .map(moved -> moved.kind() + " " + moved.resource() + "/" + moved.id() + " " + moved.members())
                .toList();
    }

    @Test
    void listsTheFinalDifferencesAndNoIntermediateOnes() {
        assertThat(between(0, 6)).containsExactly("ADDED pets/1 [id, name, age]", "ADDED pets/3 [id, name]");
        assertThat(between(2, 6))
                .containsExactly("CHANGED pets/1 [age]", "REMOVED pets/2 [id, name]", "ADDED pets/3 [id, name]");
        assertThat(between(6, 2))
                .containsExactly("CHANGED pets/1 [age]", "ADDED pets/2 [id, name]", "REMOVED pets/3 [id, name]");
        assertThat(between(4, 4)).isEmpty();
    }

    @Test
    void containsTheDocumentsAtBothPositions() {
        RowDifference moved = StateDiff.between(engine, 2, 3).changedRows().get(0);
        assertThat(moved.before()).hasToString("{\"id\":1,\"name\":\"Rex\"}");
        assertThat(moved.after()).hasToString("{\"id\":1,\"name\":\"Max\",\"age\":3}");
    }

    @Test
    void refusesPositionsThatTheJournalDoesNotReach() {
        assertThatThrownBy(() -> StateDiff.between(engine, 0, 7)).hasMessageContaining("not written yet");
        assertThatThrownBy(() -> StateDiff.between(engine, -1, 2)).isInstanceOf(UnknownPosition.class);
    }
}
