package dev.ectype.runtime.state.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.id.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class TrieDifferenceTest {
    private static Trie<String> changed(Trie<String> origin, Dice dice, int writes, int reach) {
        Trie<String> trie = origin.editedBy(new Object());
        for (int at = 0; at < writes; at++) {
            Dice here = dice.at(at);
            int index = here.at("index").below(reach);
            trie.set(index, here.at("dead").chance(0.3) ? null : "v" + here.roll());
        }
        return trie;
    }

    private static List<String> naive(Trie<String> one, Trie<String> other) {
        List<String> found = new ArrayList<>();
        for (int index = 0; index < 20_000; index++) {
            String mine = one.get(index);
            String theirs = other.get(index);
            if (!Objects.equals(mine, theirs)) {
                found.add(mine + " " + theirs);
            }
        }
        return found;
    }

    @Test
    void findsWhatANaiveComparisonFinds() {
        for (int seed = 0; seed < 60; seed++) {
            Dice dice = Dice.of(seed);
            int reach = dice.at("reach").choose(List.of(20, 33, 1_100, 9_000));
            Trie<String> origin = changed(
                    new Trie<>(new Object()), dice.at("origin"), dice.at("size").below(2_000), reach);
            Trie<String> one = changed(origin, dice.at("one"), dice.at("ones").below(40), reach * 2);
            Trie<String> other =
                    changed(origin, dice.at("other"), dice.at("others").below(40), reach);
            List<String> found = new ArrayList<>();
            TrieDifference.visit(one, other, (mine, theirs) -> found.add(mine + " " + theirs));
            assertThat(found).as("seed " + seed).isEqualTo(naive(one, other));
        }
    }

    @Test
    void skipsSharedNodes() {
        Trie<String> origin = new Trie<>(new Object());
        for (int index = 0; index < 5_000; index++) {
            origin.set(index, "v" + index);
        }
        Trie<String> other = origin.editedBy(new Object());
        other.set(17, "changed");
        List<String> found = new ArrayList<>();
        TrieDifference.visit(origin, other, (mine, theirs) -> found.add(mine + " " + theirs));
        assertThat(found).containsExactly("v17 changed");
    }
}
