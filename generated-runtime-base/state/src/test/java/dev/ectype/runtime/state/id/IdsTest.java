package dev.ectype.runtime.state.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class IdsTest {
    private final Ids ids = Ids.of(42);

    @Test
    void idsStayTheSameForEver() {
        assertThat(List.of(
                        ids.id(new IdStyle.Uuid(), StateFixtures.PETS, 0),
                        ids.id(new IdStyle.Prefixed("cus_", 14, IdStyle.LETTERS_AND_DIGITS), StateFixtures.PETS, 1),
                        ids.id(IdStyle.Pattern.of("ORD-[0-9]{6}-[A-F]"), StateFixtures.PETS, 2),
                        ids.id(new IdStyle.Counter(100), StateFixtures.PETS, 3),
                        ids.id(new IdStyle.Readable("pet_"), StateFixtures.PETS, 4)))
                .containsExactly(
                        "b9ff2af1-7be4-4228-a9eb-95d3673c678a", "cus_JOPINWtouUHAzv", "ORD-274543-D", "103", "pet_5");
    }

    @Test
    void uuidsSayThatTheyAreRandom() {
        for (int counter = 0; counter < 100; counter++) {
            assertThat(ids.id(new IdStyle.Uuid(), StateFixtures.PETS, counter))
                    .matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
        }
    }

    @Test
    void idsDependOnSeedResourceAndCounter() {
        IdStyle style = new IdStyle.Prefixed("x", 16, "0123456789abcdef");
        TreeSet<String> seen = new TreeSet<>();
        for (int counter = 0; counter < 1_000; counter++) {
            seen.add(ids.id(style, StateFixtures.PETS, counter));
            seen.add(ids.id(style, StateFixtures.OWNERS, counter));
            seen.add(Ids.of(43).id(style, StateFixtures.PETS, counter));
        }
        assertThat(seen).hasSize(3_000);
    }

    @Test
    void aStyleThatRunsOutStillGivesNewIds() {
        StateEngine engine = new StateEngine(
                StateFixtures.API,
                StateSchema.of(List.of(TableSpec.of("rooms", IdStyle.Pattern.of("[ab]")))),
                StateOptions.standard(),
                Seeding.NOTHING);
        TreeSet<String> seen = new TreeSet<>();
        try (Transaction transaction = engine.beginWriting()) {
            for (int at = 0; at < 5; at++) {
                String id = transaction.store(0).nextId();
                transaction.store(0).insert(id, StateFixtures.bytes("{}"));
                seen.add(id);
            }
        }
        assertThat(seen).hasSize(5).contains("a", "b");
    }

    @Test
    void templatesAreReadStrictly() {
        assertThat(IdStyle.Pattern.of("a\\[b[x-z_]{2}").parts())
                .containsExactly(new IdStyle.Literal("a[b"), new IdStyle.Characters("xyz_", 2));
        assertThatThrownBy(() -> IdStyle.Pattern.of("PO-[A-Z")).hasMessageContaining("never closes");
        assertThatThrownBy(() -> IdStyle.Pattern.of("PO-[A-Z]{x}")).hasMessageContaining("expected a count");
        assertThatThrownBy(() -> IdStyle.Pattern.of("PO-1")).hasMessageContaining("variable characters");
        assertThatThrownBy(() -> IdStyle.Pattern.of("[]{3}")).hasMessageContaining("1 to 256 characters");
    }

    @Test
    void diceStayTheSameForEver() {
        Dice dice = Dice.of(42);
        assertThat(dice.at("chaos").at(7).roll()).isEqualTo(-5925866329359478695L);
        assertThat(dice.at("ab").at("c").roll())
                .isNotEqualTo(dice.at("a").at("bc").roll());
    }

    @Test
    void diceStayInsideTheirBounds() {
        int[] counts = new int[6];
        for (int at = 0; at < 6_000; at++) {
            Dice dice = Dice.of(1).at(at);
            counts[dice.below(6)]++;
            assertThat(dice.between(-3, 3)).isBetween(-3L, 3L);
            assertThat(dice.fraction()).isBetween(0.0, 1.0);
        }
        for (int count : counts) {
            assertThat(count).isBetween(850, 1_150);
        }
        assertThatThrownBy(() -> Dice.of(1).below(0)).hasMessageContaining("must be positive");
    }
}
