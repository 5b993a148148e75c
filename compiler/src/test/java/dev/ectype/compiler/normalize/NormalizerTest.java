package dev.ectype.compiler.normalize;

import static dev.ectype.compiler.normalize.NormalizedTypes.form;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalizerTest {
    private final NormalizedTypes normalizer = new NormalizedTypes();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {kind: enum, values: [a, b, a]} | {kind: enum, values: [a, b]}
            {kind: enum, values: [a, null]} | {kind: nullable, type: {kind: enum, values: [a]}}
            {kind: enum, values: [null]} | {kind: "null"}
            {kind: union, variants: [{kind: text}, {kind: text}]} | {kind: text}
            {kind: union, variants: [{kind: text}], notes: {title: t}} | {kind: text, notes: {title: t}}
            {kind: union, exclusive: true, variants: [{kind: text}, {kind: "null"}]} | {kind: nullable, type: {kind: text}}
            {kind: union, variants: [{kind: text}, {kind: boolean}, {kind: "null"}]} | {kind: nullable, type: {kind: union, variants: [{kind: text}, {kind: boolean}]}}
            {kind: union, variants: [{kind: nullable, type: {kind: text}}, {kind: boolean}]} | {kind: nullable, type: {kind: union, variants: [{kind: text}, {kind: boolean}]}}
            {kind: union, variants: [{kind: "null"}]} | {kind: "null"}
            {kind: nullable, type: {kind: nullable, type: {kind: text}}} | {kind: nullable, type: {kind: text}}
            {kind: nullable, type: {kind: any}} | {kind: any}
            {kind: intersection} | {kind: any}
            {kind: intersection, parts: [{kind: any, notes: {title: t}}]} | {kind: any, notes: {title: t}}
            {kind: intersection, parts: [{kind: text, minLength: 1}, {kind: text, minLength: 2, maxLength: 9, format: uuid}]} | {kind: text, minLength: 2, maxLength: 9, format: uuid}
            {kind: intersection, parts: [{kind: number, minimum: 1}, {kind: number, integer: true, minimum: 1, exclusiveMinimum: true, maximum: 3}]} | {kind: number, integer: true, minimum: 1, exclusiveMinimum: true, maximum: 3}
            {kind: intersection, parts: [{kind: text, maxLength: 1}, {kind: enum, values: [a, bb, 1]}]} | {kind: enum, values: [a]}
            {kind: intersection, parts: [{kind: number, integer: true, minimum: 1}, {kind: enum, values: [0, 1, 1.5, 2.0, x]}]} | {kind: enum, values: [1, 2.0]}
            {kind: intersection, parts: [{kind: enum, values: [a, b]}, {kind: enum, values: [b, c]}]} | {kind: enum, values: [b]}
            {kind: intersection, parts: [{kind: text}, {kind: number}]} | {kind: intersection, parts: [{kind: text}, {kind: number}]}
            {kind: intersection, parts: [{kind: text, pattern: a}, {kind: text, pattern: b}]} | {kind: intersection, parts: [{kind: text, pattern: a}, {kind: text, pattern: b}]}
            {kind: intersection, parts: [{kind: nullable, type: {kind: text}}, {kind: text}]} | {kind: text}
            {kind: intersection, parts: [{kind: nullable, type: {kind: text}}, {kind: any}]} | {kind: nullable, type: {kind: text}}
            {kind: intersection, parts: [{kind: none}, {kind: text}]} | {kind: none}
            {kind: intersection, parts: [{kind: array, items: {kind: any}, minItems: 1}, {kind: array, items: {kind: text}, maxItems: 2}]} | {kind: array, items: {kind: text}, minItems: 1, maxItems: 2}
            {kind: array, items: {kind: intersection, parts: [{kind: text}, {kind: any}]}} | {kind: array, items: {kind: text}}
            """)
    void typesGetTheirCanonicalForm(String raw, String canonical) {
        assertThat(normalizer.forms(Map.of("A", raw)).get("A")).isEqualTo(form(canonical));
    }

    @Test
    void compositionBecomesOneObjectInTheOrderOfTheDescription() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Pet", """
                {kind: intersection, notes: {title: A pet}, parts: [
                  {kind: object, additional: {kind: any}, members: [{name: name, required: true, type: {kind: any}}]},
                  {kind: named, name: Base},
                  {kind: object, additional: {kind: any}, members: [
                    {name: name, type: {kind: text}}, {name: id, type: {kind: number, minimum: 1}}]}]}
                """);
        types.put("Base", """
                {kind: object, additional: {kind: any}, notes: {title: A base},
                 members: [{name: id, type: {kind: number, integer: true}}]}
                """);
        assertThat(normalizer.forms(types).get("Pet")).isEqualTo(form("""
                {kind: object, additional: {kind: any}, notes: {title: A pet}, members: [
                  {name: id, type: {kind: number, integer: true, minimum: 1}},
                  {name: name, required: true, type: {kind: text}}]}
                """));
    }

    @Test
    void compositionThatAddsNothingKeepsTheName() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Pet", "{kind: object, additional: {kind: any}, members: [{name: id, type: {kind: text}}]}");
        types.put("Alone", "{kind: intersection, parts: [{kind: named, name: Pet}], notes: {readOnly: true}}");
        types.put(
                "Beside",
                "{kind: intersection, parts: [{kind: object, additional: {kind: any}}, {kind: named, name: Pet}]}");
        Map<String, String> normalized = normalizer.forms(types);
        assertThat(normalized.get("Alone")).isEqualTo(form("{kind: named, name: Pet, notes: {readOnly: true}}"));
        assertThat(normalized.get("Beside")).isEqualTo(form("{kind: named, name: Pet}"));
    }

    @Test
    void closedObjectsDoNotMergeForbiddenMembers() {
        String raw = """
                {kind: intersection, parts: [
                  {kind: object, additional: {kind: none}, members: [{name: a, type: {kind: text}}]},
                  {kind: object, additional: {kind: any}, members: [{name: b, type: {kind: text}}]}]}
                """;
        assertThat(normalizer.forms(Map.of("A", raw)).get("A")).isEqualTo(form(raw));
    }

    @Test
    void choiceThatOnlyRequiresMembersIsAConditionOfTheObject() {
        String choice = """
                {kind: union, exclusive: true, variants: [
                  {kind: object, additional: {kind: any}, members: [{name: a, required: true, type: {kind: any}}]},
                  {kind: object, additional: {kind: any}, members: [{name: b, required: true, type: {kind: any}}]}]}
                """;
        String object = "kind: object, additional: {kind: any}, members: [{name: a, type: {kind: text}}]";
        String raw = "{kind: intersection, parts: [{" + object + "}, " + choice + "]}";
        assertThat(normalizer.forms(Map.of("A", raw)).get("A"))
                .isEqualTo(form("{" + object + ", rules: {conditions: [" + choice + "]}}"));
    }

    @Test
    void unevaluatedRulesBecomeAdditionalMembers() {
        String parts = """
                {kind: intersection, parts: [
                  {kind: object, additional: {kind: any}, members: [{name: a, type: {kind: text}}]},
                  {kind: object, additional: {kind: any}, members: [{name: b, type: {kind: text}}]}]}
                """;
        String raw = "{kind: unevaluated, type: " + parts + ", members: {kind: none}}";
        assertThat(normalizer.forms(Map.of("A", raw)).get("A")).isEqualTo(form("""
                {kind: object, additional: {kind: none},
                 members: [{name: a, type: {kind: text}}, {name: b, type: {kind: text}}]}
                """));
    }

    @Test
    void objectsAreClosedIfTheirConditionsUseOnlyOwnMembers() {
        String condition = "{kind: conditional, test: {kind: object, additional: {kind: any}, members: [%s]},"
                + " then: {kind: any}, otherwise: {kind: any}}";
        String object = "{kind: object, additional: {kind: %s}, members: [{name: a, type: {kind: text}}],"
                + " rules: {conditions: [" + condition + "]}}";
        String own = "{name: a, required: true, type: {kind: any}}";
        String other = "{name: b, required: true, type: {kind: any}}";
        String raw = "{kind: unevaluated, type: %s, members: {kind: none}}";
        Map<String, String> normalized = normalizer.forms(Map.of(
                "A", raw.formatted(object.formatted("any", own)), "B", raw.formatted(object.formatted("any", other))));
        assertThat(normalized.get("A")).isEqualTo(form(object.formatted("none", own)));
        assertThat(normalized.get("B")).isEqualTo(form(raw.formatted(object.formatted("any", other))));
    }

    @Test
    void derivedTypesHaveNoSubtypesOfTheirBase() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Pet", """
                {kind: object, additional: {kind: any}, members: [{name: kind, type: {kind: text}}],
                 rules: {subtypes: {member: kind, mapping: {meow: Cat}}}}
                """);
        types.put("Cat", """
                {kind: intersection, parts: [{kind: named, name: Pet},
                  {kind: object, additional: {kind: any}, members: [{name: lives, type: {kind: number}}]}]}
                """);
        Map<String, String> normalized = normalizer.forms(types);
        assertThat(normalized.get("Pet")).contains("subtypes");
        assertThat(normalized.get("Cat")).isEqualTo(form("""
                {kind: object, additional: {kind: any},
                 members: [{name: kind, type: {kind: text}}, {name: lives, type: {kind: number}}]}
                """));
    }

    @Test
    void choiceInsideAnObjectBecomesAChoiceOfObjects() {
        String raw = """
                {kind: intersection, parts: [
                  {kind: object, additional: {kind: any}, members: [{name: a, type: {kind: text}}]},
                  {kind: union, exclusive: true, variants: [
                    {kind: object, additional: {kind: any}, members: [{name: a, required: true, type: {kind: any}}]},
                    {kind: object, additional: {kind: any}, members: [{name: b, required: true, type: {kind: text}}]}]}]}
                """;
        assertThat(normalizer.forms(Map.of("A", raw)).get("A")).isEqualTo(form("""
                {kind: union, exclusive: true, variants: [
                  {kind: object, additional: {kind: any}, members: [{name: a, required: true, type: {kind: text}}]},
                  {kind: object, additional: {kind: any}, members: [
                    {name: a, type: {kind: text}}, {name: b, required: true, type: {kind: text}}]}]}
                """));
    }

    @Test
    void unnamedVariantsKeepTheirDiscriminatorValue() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Cat", "{kind: object, additional: {kind: any}, members: [{name: kind, type: {kind: text}}]}");
        types.put("A", """
                {kind: intersection, parts: [
                  {kind: object, additional: {kind: any}, members: [{name: id, type: {kind: text}}]},
                  {kind: union, variants: [{kind: named, name: Cat}, {kind: object, additional: {kind: any}}],
                   discriminator: {member: kind, mapping: {meow: Cat}}}]}
                """);
        assertThat(normalizer.forms(types).get("A")).isEqualTo(form("""
                {kind: union, variants: [
                  {kind: object, additional: {kind: any}, members: [
                    {name: id, type: {kind: text}}, {name: kind, required: true, type: {kind: enum, values: [meow]}}]},
                  {kind: object, additional: {kind: any}, members: [{name: id, type: {kind: text}}]}]}
                """));
    }

    @Test
    void subtypesInheritMembersOfBasesWithUnions() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("Pet", """
                {kind: intersection, parts: [
                  {kind: object, additional: {kind: any}, members: [{name: id, type: {kind: text}}]},
                  {kind: union, exclusive: true, variants: [{kind: named, name: Cat}, {kind: named, name: Dog}]}]}
                """);
        types.put("Cat", """
                {kind: intersection, parts: [{kind: named, name: Pet},
                  {kind: object, additional: {kind: any}, members: [{name: lives, type: {kind: number}}]}]}
                """);
        types.put("Dog", """
                {kind: intersection, parts: [{kind: named, name: Pet},
                  {kind: object, additional: {kind: any}, members: [{name: tail, type: {kind: boolean}}]}]}
                """);
        Map<String, String> normalized = normalizer.forms(types);
        assertThat(normalized.get("Cat")).isEqualTo(form("""
                {kind: object, additional: {kind: any}, members: [
                  {name: id, type: {kind: text}}, {name: lives, type: {kind: number}}]}
                """));
        assertThat(normalized.get("Pet"))
                .startsWith("{\"exclusive\":true,\"kind\":\"union\"")
                .contains("tail");
    }
}
