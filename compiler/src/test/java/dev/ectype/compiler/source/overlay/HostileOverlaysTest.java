package dev.ectype.compiler.source.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Applies overlays that could need unbounded time, memory or stack. */
@Timeout(60)
class HostileOverlaysTest {
    @Test
    void appliesAnUpdateToAHundredThousandMatches() {
        String items = IntStream.range(0, 100_000).mapToObj(at -> "{}").collect(Collectors.joining(","));
        OverlaidDescription changed =
                OverlaidDescription.by("{\"l\":[" + items + "]}", "- {target: '$.l[*]', update: {a: {b: [1, 2, 3]}}}");
        assertThat(changed.lines()).isEmpty();
        ObjectNode root = (ObjectNode) changed.document().root();
        assertThat(Objects.requireNonNull(root.array("l")).elements()).hasSize(100_000);
        assertThat(changed.json()).startsWith("{\"l\":[{\"a\":{\"b\":[1,2,3]}},{\"a\"");
    }

    @Test
    void readsAnOverlayOfTenMegabytes() {
        String actions = IntStream.range(0, 60_000)
                .mapToObj(at -> "- {target: $.components.schemas.S" + at + ", update: {description: '" + "x".repeat(110)
                        + "'}}")
                .collect(Collectors.joining("\n"));
        OverlaidDescription changed = OverlaidDescription.by("{components: {schemas: {S1: {}, S59999: {}}}}", actions);
        assertThat(actions).hasSizeGreaterThan(10_000_000);
        assertThat(changed.lines()).hasSize(1_000).allMatch(line -> line.contains("ECT1020"));
        assertThat(changed.json()).contains("\"S1\":{\"description\"", "\"S59999\":{\"description\"");
    }

    @Test
    void refusesUpdatesThatDoubleTheTree() {
        String doubling = "- {target: '$..[?@.x]', update: {x: {x: 1}, y: {x: 1}}}\n".repeat(40);
        assertThat(OverlaidDescription.by("{a: {x: 1}}", doubling).lines())
                .anyMatch(line -> line.contains("ECT1006") || line.contains("ECT1007"));
    }

    @Test
    void refusesUpdatesThatDeepenTheTree() {
        String deepening = "- {target: '$..[?@.leaf]', update: {next: {leaf: 1}}}\n".repeat(600);
        assertThat(OverlaidDescription.by("{a: {leaf: 1}}", deepening).lines())
                .anyMatch(line -> line.contains("ECT1006") || line.contains("ECT1007"));
    }

    @Test
    void refusesAliasesThatContainThemselves() {
        assertThat(OverlaidDescription.by("{}", "- {target: $, update: &loop {again: *loop}}")
                        .lines())
                .hasSize(1)
                .allMatch(line -> line.startsWith("overlay.yaml:6:"));
    }

    @Test
    void countsAliasesAsTheirValues() {
        String bomb = "x-a: &a [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
                + "x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
                + "x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\n";
        String overlay = bomb + "overlay: 1.0.0\ninfo: {title: x, version: 1}\nactions:\n"
                + "- {target: '$.l[*]', update: {c: *c}}\n";
        String description = "{l: [" + "{}, ".repeat(20_000) + "{}]}";
        assertThat(OverlaidDescription.of(description, overlay).lines())
                .containsExactly("overlay.yaml:7:30 ECT1006 the overlay adds more than 2000000 values");
    }

    @Test
    void boundsTheWorkOfFilters() {
        String description = "{l: [" + "{n: 1}, ".repeat(5_000) + "{n: 2}]}";
        OverlaidDescription changed = OverlaidDescription.by(description, """
                - {target: '$.l[?count($.l[?count($.l[?@.n == 2]) > 0]) > 5]', update: {x: 1}}
                - {target: $.other, update: {x: 1}}
                """);
        assertThat(changed.lines())
                .containsExactly("overlay.yaml:6:12 ECT1006 the overlay needs more than 30000000 steps up to here");
    }

    @Test
    void boundsTheWorkOfPatterns() {
        String description = "{a: {t: " + "a".repeat(2_000_000) + "}}";
        OverlaidDescription changed =
                OverlaidDescription.by(description, "- {target: '$[?match(@.t, \"(a*){900}b\")]', update: {x: 1}}");
        assertThat(changed.lines())
                .containsExactly("overlay.yaml:6:12 ECT1006 the overlay needs more than 30000000 steps up to here");
    }

    @Test
    void keepsADescriptionOfWhichNothingIsLeft() {
        assertThat(OverlaidDescription.by("{a: {}, b: [{}]}", "- {target: $, remove: true}")
                        .json())
                .isEqualTo("{}");
        assertThat(OverlaidDescription.by("{a: {}, b: [{}]}", "- {target: '$.*', remove: true}")
                        .json())
                .isEqualTo("{}");
    }
}
