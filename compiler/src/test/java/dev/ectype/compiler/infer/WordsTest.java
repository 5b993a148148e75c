package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WordsTest {
    @Test
    void splitsEverySpellingIntoTheSameWords() {
        assertThat(Words.of("petStoreId")).containsExactly("pet", "store", "id");
        assertThat(Words.of("pet_store-ID")).containsExactly("pet", "store", "id");
        assertThat(Words.of("HTTPServer")).containsExactly("http", "server");
    }

    @Test
    void findsSingularsAndLeavesThemAlone() {
        assertThat(Words.singular("pets")).isEqualTo("pet");
        assertThat(Words.singular("categories")).isEqualTo("category");
        assertThat(Words.singular("bookShelves")).isEqualTo("bookShelf");
        assertThat(Words.singular("archives")).isEqualTo("archive");
        assertThat(Words.singular("statuses")).isEqualTo("status");
        assertThat(Words.singular("addresses")).isEqualTo("address");
        assertThat(Words.singular("houses")).isEqualTo("house");
        assertThat(Words.singular("status")).isEqualTo("status");
        assertThat(Words.singular("address")).isEqualTo("address");
        assertThat(Words.singular("pet")).isEqualTo("pet");
    }
}
