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
    void findsSingularsAndLeavesThemAlone() {
        assertThat(NameWords.singular("pets")).isEqualTo("pet");
        assertThat(NameWords.singular("categories")).isEqualTo("category");
        assertThat(NameWords.singular("bookShelves")).isEqualTo("bookShelf");
        assertThat(NameWords.singular("archives")).isEqualTo("archive");
        assertThat(NameWords.singular("statuses")).isEqualTo("status");
        assertThat(NameWords.singular("addresses")).isEqualTo("address");
        assertThat(NameWords.singular("houses")).isEqualTo("house");
        assertThat(NameWords.singular("status")).isEqualTo("status");
        assertThat(NameWords.singular("address")).isEqualTo("address");
        assertThat(NameWords.singular("pet")).isEqualTo("pet");
    }
}
