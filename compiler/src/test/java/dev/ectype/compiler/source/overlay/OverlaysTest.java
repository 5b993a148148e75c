package dev.ectype.compiler.source.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Applies overlays to small documents. */
class OverlaysTest {
    private static final String PETS = "{paths: {/pets: {get: {tags: [a], deprecated: true}, post: {tags: [b]}}}}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // Objects merge recursively, and new members follow the others.
                "{a: {b: 1, c: 2}} | {target: $, update: {a: {c: 3, d: 4}, e: 5}} | {\"a\":{\"b\":1,\"c\":3,\"d\":4},\"e\":5}",
                // Lists in an update are appended.
                "{a: {l: [1]}} | {target: $.a, update: {l: [2, [3]]}} | {\"a\":{\"l\":[1,2,[3]]}}",
                // An update of a selected list is one new element.
                "{l: [1]} | {target: $.l, update: {x: 1}} | {\"l\":[1,{\"x\":1}]}",
                "{l: [1]} | {target: $.l, update: [2]} | {\"l\":[1,[2]]}",
                "{l: [1]} | {target: $.l, update: two} | {\"l\":[1,\"two\"]}",
                "{l: [1]} | {target: $.l, update: null} | {\"l\":[1,null]}",
                // Primitive values replace each other.
                "{a: 1, b: null, c: x} | {target: $, update: {a: null, b: 2, c: true}} | {\"a\":null,\"b\":2,\"c\":true}",
                // Removal takes the node out of its container, and the update has no effect.
                "{a: {b: {}}, c: 1} | {target: $.a, remove: true} | {\"c\":1}",
                "{a: {b: {}}, c: 1} | {target: $.a, remove: true, update: {d: 1}} | {\"c\":1}",
                "{l: [{}, [], {x: 1}]} | {target: '$.l[0, 2]', remove: true} | {\"l\":[[]]}",
                "{l: [{}, [], {x: 1}]} | {target: '$.l[*]', remove: true} | {\"l\":[]}",
                "{a: {b: {a: {}}}} | {target: $..a, remove: true} | {}",
                "{a: {}} | {target: $, remove: true} | {}",
                "{a: {}} | {target: $.a, remove: false, update: {b: 1}} | {\"a\":{\"b\":1}}",
                // Matches inside of each other are all changed, the outer ones first.
                "{a: {a: {}}} | {target: $..a, update: {x: 1}} | {\"a\":{\"a\":{\"x\":1},\"x\":1}}",
                "{a: {a: {x: [0]}, x: [0]}} | {target: '$..*[?@.x]', update: {x: [1]}} | {\"a\":{\"a\":{\"x\":[0,1]},\"x\":[0]}}",
                // A node that the query gives twice is changed once.
                "{l: [[]]} | {target: '$.l[0, 0]', update: 1} | {\"l\":[[1]]}",
                // Values of extensions and of other formats are values, too.
                "{log: {entries: [{x: 1}]}} | {target: '$.log.entries[0]', update: {x: 2}} | {\"log\":{\"entries\":[{\"x\":2}]}}"
            })
    void changesTheTree(String description, String action, String expected) {
        OverlaidDescription changed = OverlaidDescription.by(description, "- " + action);
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).isEqualTo(expected);
    }

    @Test
    void appliesActionsInOrder() {
        OverlaidDescription changed = OverlaidDescription.by("{a: {old: 1}}", """
                - target: $.a
                  remove: true
                - target: $
                  update: {a: {new: 2}}
                - target: $[?@.new == 2]
                  update: {seen: true}
                """);
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).isEqualTo("{\"a\":{\"new\":2,\"seen\":true}}");
    }

    @Test
    void appliesOverlaysInOrder() {
        String first = "{overlay: 1.0.0, info: {title: A, version: 1}, actions: [{target: $, update: {a: {x: [1]}}}]}";
        String second =
                "{overlay: 1.0.1, info: {title: B, version: 1}, actions: [{target: $.a, update: {x: [2], y: 3}}]}";
        OverlaidDescription changed = OverlaidDescription.of("{}", first, second);
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).isEqualTo("{\"a\":{\"x\":[1,2],\"y\":3}}");
    }

    @Test
    void readsOverlaysInJson() {
        OverlaidDescription changed = OverlaidDescription.of(PETS, """
                {"overlay": "1.0.0", "info": {"title": "x", "version": "1"}, "x-note": 1,
                 "actions": [{"target": "$.paths.*[?@.deprecated == true]", "remove": true, "description": "old"}]}
                """);
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).isEqualTo("{\"paths\":{\"/pets\":{\"post\":{\"tags\":[\"b\"]}}}}");
    }

    @Test
    void acceptsTargetsInBlockScalars() {
        OverlaidDescription changed =
                OverlaidDescription.by(PETS, "- target: >\n    $.paths['/pets'].post\n  update: {x: 1}");
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).endsWith("\"post\":{\"tags\":[\"b\"],\"x\":1}}}}");
    }

    @Test
    void changesEachPlaceOfAnAliasByItself() {
        OverlaidDescription changed = OverlaidDescription.by(
                "{a: &shared {n: [1]}, b: *shared}", "- {target: $.b, update: {n: &two [2], m: *two}}");
        assertThat(changed.json()).isEqualTo("{\"a\":{\"n\":[1]},\"b\":{\"n\":[1,2],\"m\":[2]}}");
    }

    @Test
    void namesTheOverlayInLocationsOfItsValues() {
        OverlaidDescription changed = OverlaidDescription.by("a:\n  b: 1\n  l: [1]\nz: 2", """
                - target: $.a
                  update:
                    b: 5
                    c: {d: 1}
                    l: [2]
                """);
        var document = changed.document();
        var root = LocatedNode.rootOf(document);
        var a = Objects.requireNonNull(root.member("a"));
        assertThat(root.location().printed()).isEqualTo("api.yaml:1:1");
        assertThat(a.location().printed()).isEqualTo("api.yaml:2:3");
        assertThat(location(a, "b")).isEqualTo("overlay.yaml:8:8");
        assertThat(location(a, "c")).isEqualTo("overlay.yaml:9:8");
        assertThat(location(a, "l")).isEqualTo("api.yaml:3:6");
        assertThat(location(root, "z")).isEqualTo("api.yaml:4:4");
        var elements = Objects.requireNonNull(a.member("l")).elements();
        assertThat(elements.get(0).location().printed()).isEqualTo("api.yaml:3:7");
        assertThat(elements.get(1).location().printed()).isEqualTo("overlay.yaml:10:9");
        var object = (ObjectNode) a.node();
        assertThat(document.location(Objects.requireNonNull(object.entry("b"))).printed())
                .isEqualTo("overlay.yaml:8:5");
        assertThat(document.location(Objects.requireNonNull(object.entry("l"))).printed())
                .isEqualTo("api.yaml:3:3");
    }

    @Test
    void keepsLocationsThroughLaterOverlays() {
        String first = "{overlay: 1.0.0, info: {title: A, version: 1}, actions: [{target: $, update: {a: {x: 1}}}]}";
        String second = "{overlay: 1.0.0, info: {title: B, version: 1}, actions: [{target: $.a, update: {y: 2}}]}";
        var root =
                LocatedNode.rootOf(OverlaidDescription.of("{}", first, second).document());
        var a = Objects.requireNonNull(root.member("a"));
        assertThat(a.location().printed()).startsWith("overlay.yaml:1:");
        assertThat(location(a, "x")).startsWith("overlay.yaml:1:");
        assertThat(location(a, "y")).startsWith("overlay2.yaml:1:");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{target: $.nowhere, update: {}} | overlay.yaml:6:12 ECT1020 the target selects nothing: $.nowhere",
                "{target: $.n, update: 2} | overlay.yaml:6:12 ECT1021 the target selects a primitive value: $['n']",
                "{target: $.n, remove: true} | overlay.yaml:6:12 ECT1021 the target selects a primitive value: $['n']",
                "{target: $.o, update: [1]} | overlay.yaml:6:25 ECT1021 the target selects an object, but the update is a list: $['o']",
                "{target: $.o, update: 1} | overlay.yaml:6:25 ECT1021 the target selects an object, but the update is a primitive value: $['o']",
                "{target: $, update: {o: [1]}} | overlay.yaml:6:27 ECT1022 the update replaces an object with a list",
                "{target: $, update: {l: 1}} | overlay.yaml:6:27 ECT1022 the update replaces a list with a primitive value",
                "{target: $, update: {n: {}}} | overlay.yaml:6:27 ECT1022 the update replaces a primitive value with an object",
                "{target: $[, update: {}} | overlay.yaml:6:4 ECT1005 *",
                "{target: '$.o[', update: {}} | overlay.yaml:6:12 ECT1019 the target is no JSONPath query: expected a quoted name, an index, a slice, `*` or `?`, but found the end at character 5",
                "{target: 5, update: {}} | overlay.yaml:6:3 ECT1018 an action needs a `target`",
                "{update: {}} | overlay.yaml:6:3 ECT1018 an action needs a `target`",
                "remove | overlay.yaml:6:3 ECT1018 an action needs a `target`",
                "{target: $, remove: 'yes'} | overlay.yaml:6:23 ECT1018 `remove` is not a boolean",
                "{target: $, copy: $.o} | overlay.yaml:6:21 ECT1018 `copy` is not supported",
                "{target: $} | overlay.yaml:6:3 ECT2004 the action changes nothing",
                "{target: $, update: {}, upsert: 1} | overlay.yaml:6:27 ECT2004 unknown member \"upsert\" of an overlay"
            })
    void reportsActionsThatItCannotApply(String action, String expected) {
        List<String> lines =
                OverlaidDescription.by("{o: {}, l: [], n: 1}", "- " + action).lines();
        assertThat(lines).hasSize(1);
        if (expected.endsWith("*")) {
            assertThat(lines.get(0)).contains(" ECT1005 ");
        } else {
            assertThat(lines).containsExactly(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | overlay.yaml:1:1 ECT1018 the file is not an overlay: its root has no member \"overlay\"",
                "{openapi: 3.1.0} | overlay.yaml:1:1 ECT1018 the file is not an overlay: its root has no member \"overlay\"",
                "{overlay: 2.0.0, info: {title: x, version: 1}, actions: [{target: $, update: {}}]} | overlay.yaml:1:11 ECT1018 the overlay has the version \"2.0.0\", but 1.x is supported",
                "{overlay: '1', info: {title: x, version: 1}, actions: [{target: $, update: {}}]} | overlay.yaml:1:11 ECT1018 the overlay has the version \"1\", but 1.x is supported",
                "{overlay: 1.0.0, info: {title: x, version: 1}} | overlay.yaml:1:1 ECT1018 an overlay needs a list of `actions`",
                "{overlay: 1.0.0, info: {title: x, version: 1}, actions: []} | overlay.yaml:1:57 ECT1018 an overlay needs a list of `actions`",
                "{overlay: 1.0.0, actions: [{target: $, update: {}}]} | overlay.yaml:1:1 ECT2004 an overlay needs `info` with a title and a version",
                "{overlay: 1.0.0, info: {title: x}, actions: [{target: $, update: {}}]} | overlay.yaml:1:24 ECT2004 an overlay needs `info` with a title and a version",
                "{overlay: 1.0.0, info: {title: x, version: 1}, extends: [], actions: [{target: $, update: {}}]} | overlay.yaml:1:57 ECT2004 `extends` is not a reference",
                "{overlay: 1.0.0, info: {title: x, version: 1}, extends: other.yaml, actions: [{target: $, update: {}}]} | overlay.yaml:1:57 ECT1023 the overlay extends \"other.yaml\", but is applied to \"api.yaml\""
            })
    void reportsOverlaysWithErrors(String overlay, String expected) {
        assertThat(OverlaidDescription.of("{}", overlay).lines()).containsExactly(expected);
    }

    @Test
    void changesPrimitiveValuesFromVersionOneOneOn() {
        String overlay = """
                {overlay: 1.1.0, info: {title: x, version: 1}, actions: [
                {target: $.a.b, update: 2}, {target: '$.l[0]', remove: true}, {target: $.c, remove: true}]}
                """;
        OverlaidDescription changed = OverlaidDescription.of("{a: {b: 1}, l: [1, 2], c: x}", overlay);
        assertThat(changed.lines()).isEmpty();
        assertThat(changed.json()).isEqualTo("{\"a\":{\"b\":2},\"l\":[2]}");
    }

    @Test
    void appliesToTheDescriptionThatItExtends() {
        Diagnostics diagnostics = new Diagnostics();
        String overlay = "{overlay: 1.0.0, info: {title: x, version: 1}, extends: ../two.yaml,"
                + " actions: [{target: $, update: {seen: true}}]}";
        SourceResolver one = SourceResolver.of(SourceRoot.texts("one.yaml", Map.of("one.yaml", "{}")), diagnostics);
        SourceResolver two = SourceResolver.of(SourceRoot.texts("two.yaml", Map.of("two.yaml", "{}")), diagnostics);
        SourceResolver changes = SourceResolver.of(
                SourceRoot.text("overlays/o.yaml", overlay.getBytes(StandardCharsets.UTF_8)), diagnostics);
        new Overlays(List.of(one, two), diagnostics).apply(List.of(changes));
        assertThat(diagnostics.sorted().stream().map(Diagnostic::line)).isEmpty();
        assertThat(json(one)).isEqualTo("{}");
        assertThat(json(two)).isEqualTo("{\"seen\":true}");
    }

    @Test
    void warnsOnlyIfATargetSelectsNothingInAllDescriptions() {
        Diagnostics diagnostics = new Diagnostics();
        String overlay = "{overlay: 1.0.0, info: {title: x, version: 1}, actions:"
                + " [{target: $.a, update: {x: 1}}, {target: $.b, update: {x: 1}}, {target: $.c, update: {x: 1}}]}";
        SourceResolver one =
                SourceResolver.of(SourceRoot.texts("one.yaml", Map.of("one.yaml", "{a: {}}")), diagnostics);
        SourceResolver two =
                SourceResolver.of(SourceRoot.texts("two.yaml", Map.of("two.yaml", "{b: {}}")), diagnostics);
        SourceResolver changes =
                SourceResolver.of(SourceRoot.text("o.yaml", overlay.getBytes(StandardCharsets.UTF_8)), diagnostics);
        new Overlays(List.of(one, two), diagnostics).apply(List.of(changes));
        assertThat(diagnostics.sorted().stream().map(Diagnostic::message))
                .containsExactly("the target selects nothing: $.c");
    }

    private static String location(LocatedNode object, String member) {
        return Objects.requireNonNull(object.member(member)).location().printed();
    }

    private static String json(SourceResolver description) {
        return JsonPrinter.compact(
                Objects.requireNonNull(description.entry()).root().toJson());
    }
}
