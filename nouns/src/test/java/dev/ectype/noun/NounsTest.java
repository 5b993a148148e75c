package dev.ectype.noun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NounsTest {
    @ParameterizedTest
    @CsvFileSource(resources = "nouns.csv", numLinesToSkip = 1)
    void convertsEachNounOfTheTableInBothDirections(String singular, String plural) {
        assertThat(Nouns.singular(plural)).isEqualTo(singular);
        assertThat(Nouns.plural(singular)).isEqualTo(plural);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "nouns.csv", numLinesToSkip = 1)
    void keepsNounsThatHaveTheWantedForm(String singular, String plural) {
        assertThat(Nouns.singular(singular)).isEqualTo(singular);
        assertThat(Nouns.plural(plural)).isEqualTo(plural);
        assertThat(Nouns.isPlural(singular)).isFalse();
        assertThat(Nouns.isPlural(plural)).isEqualTo(!plural.equals(singular));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "other-plurals.csv", numLinesToSkip = 1)
    void readsPluralsThatItDoesNotMake(String singular, String plural) {
        assertThat(Nouns.singular(plural)).isEqualTo(singular);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "nouns.csv", numLinesToSkip = 1)
    void decidesByTheLastWord(String singular, String plural) {
        assertThat(Nouns.singular("statuses_" + plural)).isEqualTo("statuses_" + singular);
        assertThat(Nouns.plural("news_" + singular)).isEqualTo("news_" + plural);
    }

    static Stream<String> names() {
        Stream<String> endings = Stream.of(
                "s", "es", "ss", "us", "is", "uses", "ies", "ves", "oes", "sses", "xes", "ches", "shes", "zes", "men",
                "people", "ices", "a", "i", "as", "os", "S", "ES", "Ds");
        return endings.flatMap(ending -> Stream.of("", "a", "b", "an", "ca", "po", "tri", "house", "x_", "aB", "É", "1")
                .map(stem -> stem + ending));
    }

    @ParameterizedTest
    @MethodSource("names")
    void changesNoSingularAgain(String name) {
        String singular = Nouns.singular(name);
        assertThat(Nouns.singular(singular)).isEqualTo(singular);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_", "s", "is", "us", "42", "pets_", "İ"})
    void keepsNamesWithoutAPlural(String name) {
        assertThat(Nouns.singular(name)).isEqualTo(name);
    }

    @Test
    void keepsTheCapitalsOfConstants() {
        assertThat(Nouns.plural("LINE_ITEM")).isEqualTo("LINE_ITEMS");
        assertThat(Nouns.plural("ORDER_STATUS")).isEqualTo("ORDER_STATUSES");
        assertThat(Nouns.singular("LINE_ITEMS")).isEqualTo("LINE_ITEM");
        assertThat(Nouns.singular("IDS")).isEqualTo("ID");
    }

    @Test
    void prefersTheWordThatApisUse() {
        assertThat(Nouns.singular("bases")).isEqualTo("base");
        assertThat(Nouns.plural("basis")).isEqualTo("bases");
        assertThat(Nouns.plural("medium")).isEqualTo("mediums");
        assertThat(Nouns.singular("leaves")).isEqualTo("leaf");
    }
}
