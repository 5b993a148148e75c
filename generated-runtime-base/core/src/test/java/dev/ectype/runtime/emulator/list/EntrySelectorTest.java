package dev.ectype.runtime.emulator.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EntrySelectorTest {
    private static final MemberPath LABELS = MemberPath.parse("/metadata/labels");
    private static final List<Document> ITEMS = List.of(
            Json.parse(
                    "{\"metadata\":{\"name\":\"front\",\"labels\":{\"app\":\"shop\",\"example.com/tier\":\"web\"}}}"),
            Json.parse(
                    "{\"metadata\":{\"name\":\"back\",\"labels\":{\"app\":\"shop\",\"example.com/tier\":\"data\"}}}"),
            Json.parse("{\"metadata\":{\"name\":\"bare\"}}"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    app=shop                            | front back
                    app==shop                           | front back
                    app=mail                            | -
                    app!=shop                           | bare
                    app = shop, example.com/tier != web | back
                    app                                 | front back
                    !app                                | bare
                    !example.com/tier,app=shop          | -
                    example.com/tier in (web, cache)    | front
                    example.com/tier notin (web,cache)  | back bare
                    app in (shop),example.com/tier=data | back
                    app=                                | -
                    """)
    void theEntriesOfItemsSatisfyASelector(String selector, String expected) {
        ItemCondition condition = EntrySelector.read(selector, LABELS);
        assertThat(condition).isNotNull();
        List<String> found = ITEMS.stream()
                .filter(condition::holds)
                .map(item -> item.at(MemberPath.parse("/metadata/name")).text())
                .toList();
        assertThat(String.join(" ", found)).isEqualTo(expected.replace("-", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "app=shop,",
                "=shop",
                "app in shop",
                "app in (shop",
                "app=a=b",
                "app shop",
                ",",
                "!",
                "app=shop;tier"
            })
    void anythingElseIsNoSelector(String selector) {
        assertThat(EntrySelector.read(selector, LABELS)).isNull();
    }

    @Test
    void aLongKeyIsReadInTime() {
        assertThat(EntrySelector.read("a".repeat(4_000) + "-", LABELS)).isNull();
    }
}
