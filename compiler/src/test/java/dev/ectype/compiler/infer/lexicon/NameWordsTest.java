package dev.ectype.compiler.infer.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NameWordsTest {
    @Test
    void splitsEverySpellingIntoTheSameWords() {
        assertThat(NameWords.of("petStoreId")).containsExactly("pet", "store", "id");
        assertThat(NameWords.of("pet_store-ID")).containsExactly("pet", "store", "id");
        assertThat(NameWords.of("HTTPServer")).containsExactly("http", "server");
    }

    @Test
    void givesEqualKeysToTheFormsOfANoun() {
        assertThat(NameWords.key("order_statuses")).isEqualTo(NameWords.key("OrderStatus"));
        assertThat(NameWords.key("searchIndices")).isEqualTo(NameWords.key("search-index"));
        assertThat(NameWords.key("teamPeople")).isEqualTo(NameWords.key("TeamPerson"));
        assertThat(NameWords.key("pets[]")).isEqualTo("pet");
    }
}
