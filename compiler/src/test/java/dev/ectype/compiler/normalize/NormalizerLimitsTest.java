package dev.ectype.compiler.normalize;

import static dev.ectype.compiler.normalize.NormalizedTypes.form;
import static dev.ectype.compiler.normalize.NormalizedTypes.own;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Tests types that refer to each other without end, or in chains of many types. */
final class NormalizerLimitsTest {
    private final NormalizedTypes normalizer = new NormalizedTypes();

    @Test
    void memberThatLeadsBackIsNoObstacle() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Node", """
                {kind: intersection, parts: [{kind: named, name: Base}, {kind: object, additional: {kind: any},
                  members: [{name: next, type: {kind: intersection, parts: [{kind: named, name: Node}]}}]}]}
                """);
        types.put("Base", "{kind: object, additional: {kind: any}, members: [{name: id, type: {kind: text}}]}");
        assertThat(normalizer.forms(types).get("Node")).isEqualTo(form("""
                {kind: object, additional: {kind: any}, members: [
                  {name: id, type: {kind: text}}, {name: next, type: {kind: named, name: Node}}]}
                """));
    }

    @Test
    void cyclicAliasesAllowAnyValue() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("A", "{kind: named, name: B}");
        types.put("B", "{kind: nullable, type: {kind: named, name: A}}");
        assertThat(normalizer.forms(types).get("A")).isEqualTo(form("{kind: any}"));
        assertThat(normalizer.diagnostics()).hasSize(1);
    }

    @Test
    void aLongChainOfNamesRefersToItsEnd() {
        Map<String, String> types = new LinkedHashMap<>();
        for (int type = 0; type < 50; type++) {
            String next = "{kind: named, name: T" + (type + 1) + "}";
            types.put("T" + type, type == 40 ? "{kind: nullable, type: " + next + "}" : next);
        }
        types.put("T50", own("last"));
        Map<String, String> normalized = normalizer.forms(types);
        assertThat(normalized.get("T0"))
                .isEqualTo(form("{kind: nullable, type: {kind: named, name: T50}}"))
                .isEqualTo(normalized.get("T33"));
        assertThat(normalized.get("T34")).isEqualTo(form("{kind: named, name: T35}"));
    }

    @Test
    void hostileCompositionsEndInTime() {
        Map<String, String> types = new LinkedHashMap<>();
        for (int type = 0; type < 300; type++) {
            StringBuilder parts = new StringBuilder();
            for (int part = 1; part <= 12; part++) {
                parts.append("{kind: named, name: T")
                        .append((type + part * 7) % 300)
                        .append("}, ");
            }
            types.put("T" + type, "{kind: intersection, parts: [" + parts + own("m" + type) + "]}");
        }
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> assertThat(normalizer.model(types).api().types()).hasSize(300));
    }

    @Test
    void longChainsOfCompositionsDoNotOverflow() {
        Map<String, String> types = new LinkedHashMap<>();
        for (int type = 0; type < 3_000; type++) {
            types.put(
                    "T" + type,
                    "{kind: intersection, parts: [{kind: named, name: T" + (type + 1) + "}, " + own("m") + "]}");
        }
        types.put("T3000", own("last"));
        assertThat(normalizer.model(types).api().types()).hasSize(3_001);
    }
}
