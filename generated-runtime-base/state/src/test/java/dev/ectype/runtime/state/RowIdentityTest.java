package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static dev.ectype.runtime.state.StateFixtures.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.UnknownRow;
import dev.ectype.runtime.state.table.DuplicateId;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RowIdentityTest {
    private final StateEngine engine = StateFixtures.engine();

    @Test
    void idsAreTakenOnceAndRowsMustBeCurrent() {
        createPet(engine, "Rex");
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            Row rex = pets.find("1");
            assertThatThrownBy(() -> pets.insert("1", bytes("{}")))
                    .isInstanceOf(DuplicateId.class)
                    .hasMessage("pets already contains '1'");
            assertThat(pets.replace(rex, bytes("{\"id\":1}")).version()).isEqualTo(2);
            pets.remove(rex);
            assertThatThrownBy(() -> pets.replace(rex, bytes("{}"))).isInstanceOf(UnknownRow.class);
            assertThatThrownBy(() -> pets.page(RowPageRequest.after(Order.NEWEST_FIRST, "1", 5)))
                    .isInstanceOf(UnknownRow.class);
        }
    }

    @Test
    void idsThatAClientChoseAreSkipped() {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            for (String id : List.of("2", "3", "01", "-5", "9223372036854775807")) {
                pets.insert(id, bytes("{\"id\":\"" + id + "\"}"));
            }
            assertThat(List.of(pets.nextId(), pets.nextId())).containsExactly("1", "4");
            assertThat(pets.nextNumber()).isEqualTo(5);
            assertThat(pets.find("1")).isNull();
            assertThat(pets.find("01").id()).isEqualTo("01");
            assertThat(pets.find(-5).id()).isEqualTo("-5");
            assertThat(pets.find(Long.MAX_VALUE).id()).isEqualTo("9223372036854775807");
            assertThat(pets.find(2).id()).isEqualTo("2");
        }
    }

    @Test
    void rowsOfAnOwnerHoldOneText() {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            Row first = pets.insert(1, bytes("{\"id\":1}"), new String("own_1"));
            Row second = pets.insert("2", bytes("{\"id\":2}"), new String("own_1"));
            assertThat(second.owner()).isEqualTo("own_1").isSameAs(first.owner());
        }
    }

    @Test
    void tombstonesLastUntilTheIdIsUsedAgain() {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable tags = transaction.store(StateFixtures.TAGS);
            for (int round = 0; round < 50; round++) {
                tags.insert("red", bytes("{\"round\":" + round + "}"));
                assertThat(tags.tombstone("red")).isNull();
                tags.remove(tags.find("red"), bytes("{\"deleted\":" + round + "}"));
                assertThat(tags.find("red")).isNull();
                assertThat(text(tags.tombstone("red"))).isEqualTo("{\"deleted\":" + round + "}");
            }
            tags.bury("never", bytes("{}"));
            assertThat(tags.tombstone("never")).isNotNull();
            transaction.store(PETS).insert("1", bytes("{}"));
            transaction.store(PETS).remove(transaction.store(PETS).find("1"));
            assertThat(transaction.store(PETS).tombstone("1")).isNull();
        }
    }

    @Test
    void anIdThatComesAndGoesIsStillFoundInEveryVersion() {
        List<State> versions = new ArrayList<>();
        for (int round = 0; round < 90; round++) {
            String document = "{\"round\":" + round + "}";
            try (Transaction transaction = engine.beginWriting()) {
                for (ResourceName resource : List.of(StateFixtures.TAGS, PETS)) {
                    TransactionTable store = transaction.store(resource);
                    Row row = store.find("700");
                    if (row == null) {
                        store.insert("700", bytes(document));
                    } else if (round % 3 == 1) {
                        store.replace(row, bytes(document));
                    } else {
                        store.remove(row);
                    }
                }
                transaction.commit(cause("toggle"));
            }
            versions.add(engine.state());
        }
        for (int round = 0; round < versions.size(); round++) {
            Transaction reader = new Transaction(engine, versions.get(round), false);
            for (ResourceName resource : List.of(StateFixtures.TAGS, PETS)) {
                Row row = reader.store(resource).find("700");
                String expected = round % 3 == 2 ? null : "{\"round\":" + round + "}";
                assertThat(row == null ? null : text(row)).isEqualTo(expected);
            }
        }
    }

    @Test
    void aRolledBackIdMayBeTriedAgainAndAgain() {
        for (int round = 0; round < 200; round++) {
            try (Transaction transaction = engine.beginWriting()) {
                transaction.store(StateFixtures.OWNERS).insert("x", bytes("{\"slug\":\"x\"}"), null);
                transaction.rollback();
            }
            try (Transaction transaction = engine.beginWriting()) {
                transaction.store(StateFixtures.OWNERS).insert("y" + round, bytes("{\"slug\":\"y" + round + "\"}"));
                transaction.commit(cause("createOwner"));
            }
        }
        TransactionTable owners = engine.begin().store(StateFixtures.OWNERS);
        assertThat(owners.find("x")).isNull();
        assertThat(owners.findBy(StateFixtures.SLUG, "x")).isNull();
        for (int round = 0; round < 200; round++) {
            assertThat(owners.find("y" + round)).isNotNull().isSameAs(owners.findBy(StateFixtures.SLUG, "y" + round));
        }
    }
}
