package dev.ectype.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.source.SourceRoot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Compiles small files with huge expansions: each becomes an emulator or fails with ECT1006. */
@Timeout(value = 30, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OversizedDescriptionTest {
    private static final String GET = """
            service Things { rpc GetThing(GetThingRequest) returns (Thing); }
            message GetThingRequest { string id = 1; }
            message Thing { string id = 1; }
            """;

    @Test
    void schemasThatAreComposedOfAllLaterOnesInheritEachMemberOnce() {
        int count = 400;
        CompilationResult result =
                openApi(count, at -> refs(IntStream.range(at + 1, count).boxed().toList()));
        ObjectType first = object(result, "S0");
        assertThat(first.members())
                .extracting(ObjectMember::name)
                .containsExactlyElementsOf(IntStream.range(0, count)
                        .mapToObj(at -> "p" + (count - 1 - at))
                        .toList());
    }

    @Test
    void aSchemaInheritsTheMembersOfALongChain() {
        int count = 300;
        CompilationResult result = openApi(count, at -> at + 1 < count ? refs(List.of(at + 1)) : "");
        assertThat(object(result, "S0").members()).hasSize(count);
    }

    @Test
    void schemasThatAreComposedOfEachOtherAreRefused() {
        int count = 400;
        CompilationResult result = openApi(
                count,
                at -> refs(IntStream.range(0, count)
                        .filter(other -> other != at)
                        .boxed()
                        .toList()));
        assertRefused(result, "the types inherit more than 250000 members from each other by `allOf`; `S0` exceeds");
    }

    @Test
    void layersOfInterfacesAreServed() {
        CompilationResult result = graphQl(layers(40, 1));
        assertThat(result.accepted()).isTrue();
        assertThat(object(result, "Thing").members())
                .extracting(ObjectMember::name)
                .startsWith("id")
                .hasSize(41);
    }

    @Test
    void layersOfThousandsOfInterfacesAreRefused() {
        assertRefused(graphQl(layers(40, 25)), "exceeds the limit");
    }

    @Test
    void aLongChainOfInterfacesIsRefused() {
        int count = 20_000;
        String chain =
                lines(count, at -> "interface I" + at + (at == 0 ? "" : " implements I" + (at - 1)) + " { id: ID! }");
        CompilationResult result = graphQl(chain + "type Thing implements I" + (count - 1) + " { id: ID! }");
        assertRefused(result, "the types implement more than 500000 interfaces");
    }

    @Test
    void interfacesThatRepeatTheFieldsOfAllEarlierOnesAreRefused() {
        IntFunction<String> fields = at -> IntStream.rangeClosed(0, at)
                .mapToObj(each -> "f" + each + ": ID")
                .collect(joined(" "));
        String interfaces = lines(
                400, at -> "interface I" + at + parents(interfaces(at)) + " { id: ID! " + fields.apply(at) + " }");
        CompilationResult result =
                graphQl(interfaces + "type Thing" + parents(interfaces(400)) + " { id: ID! " + fields.apply(399) + "}");
        assertRefused(result, "the types implement interfaces with more than 1000000 fields");
    }

    @Test
    void aSchemaOfMoreTokensThanTheParserHasMemoryForIsRefused() {
        String type = "type T@ { " + lines(50, at -> "f" + at + ": ID").replace('\n', ' ') + "}";
        CompilationResult result = graphQl("type Thing { id: ID! }\n" + lines(8_000, at -> type.replace("@", "" + at)));
        assertRefused(result, "the schema has more than 1000000 tokens");
    }

    @Test
    void anEnumOfTooManyValuesIsRefused() {
        String values = lines(300_000, at -> "  V" + at + " = " + at + ";");
        CompilationResult result = protobuf(Map.of("root.proto", GET + "enum Big {\n" + values + "}\n"));
        assertRefused(result, "the description declares more than 100000 messages, fields, enum values and methods");
        assertThat(result.diagnostics()).hasSize(1);
    }

    @Test
    void declarationsAreCountedOverAllFiles() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("root.proto", lines(30, at -> "import \"part" + at + ".proto\";") + GET);
        for (int file = 0; file < 30; file++) {
            String prefix = "message M" + file + "_";
            files.put("part" + file + ".proto", lines(2_000, at -> prefix + at + " { string id = 1; }"));
        }
        CompilationResult result = protobuf(files);
        assertRefused(result, "the description declares more than 100000 messages, fields, enum values and methods");
        assertThat(result.diagnostics()).hasSize(1);
    }

    @Test
    void aDescriptionBelowTheLimitOfDeclarationsIsAccepted() {
        String values = lines(50_000, at -> "  V" + at + " = " + at + ";");
        assertThat(protobuf(Map.of("root.proto", GET + "enum Big {\n" + values + "}\n"))
                        .accepted())
                .isTrue();
    }

    private static void assertRefused(CompilationResult result, String message) {
        assertThat(result.accepted()).isFalse();
        List<Diagnostic> errors =
                result.diagnostics().stream().filter(Diagnostic::isError).toList();
        assertThat(errors).extracting(Diagnostic::code).containsOnly(DiagnosticCode.TOO_LARGE);
        assertThat(errors.get(0).message()).contains(message);
    }

    private static ObjectType object(CompilationResult result, String type) {
        return (ObjectType) Objects.requireNonNull(Objects.requireNonNull(result.compilation())
                .canonical()
                .api()
                .types()
                .get(new TypeName(type)));
    }

    /** Returns schemas with one member each, composed of references and of that member. */
    private static CompilationResult openApi(int count, IntFunction<String> references) {
        String schemas = IntStream.range(0, count)
                .mapToObj(at -> "\"S" + at + "\":{\"allOf\":[" + references.apply(at)
                        + "{\"type\":\"object\",\"properties\":{\"p" + at + "\":{\"type\":\"string\"}}}]}")
                .collect(joined(","));
        return compiled("""
                {"openapi":"3.0.3","info":{"title":"Large","version":"1"},"paths":{"/things":{"get":{"responses":{"200":
                {"description":"d","content":{"application/json":{"schema":{"$ref":"#/components/schemas/S0"}}}}}}}},
                "components":{"schemas":{@}}}
                """.replace("@", schemas), "large.json");
    }

    private static String refs(List<Integer> schemas) {
        return schemas.stream()
                .map(at -> "{\"$ref\":\"#/components/schemas/S" + at + "\"},")
                .collect(joined(""));
    }

    /** Returns interfaces with one field each, in layers that implement all layers before. */
    private static String layers(int layers, int width) {
        String interfaces = lines(
                layers * width,
                at -> "interface I" + at + parents(interfaces(at - at % width)) + " { id: ID! f" + at + ": ID }");
        return interfaces + "type Thing" + parents(interfaces(layers * width)) + " { id: ID! }";
    }

    private static List<String> interfaces(int count) {
        return IntStream.range(0, count).mapToObj(at -> "I" + at).toList();
    }

    private static String parents(List<String> interfaces) {
        return interfaces.isEmpty() ? "" : " implements " + String.join(" & ", interfaces);
    }

    private static CompilationResult graphQl(String types) {
        return compiled("type Query { things: [Thing] }\n" + types, "large.graphql");
    }

    private static CompilationResult protobuf(Map<String, String> files) {
        Map<String, String> written = new LinkedHashMap<>();
        files.forEach((name, text) -> written.put(name, "syntax = \"proto3\";\n" + text));
        return new EmulatorCompiler().compile(CompilationRequest.of(SourceRoot.texts("root.proto", written)));
    }

    private static CompilationResult compiled(String text, String file) {
        return new EmulatorCompiler().compile(CompilationRequest.of(SourceRoot.texts(file, Map.of(file, text))));
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(at -> line.apply(at) + "\n").collect(joined(""));
    }

    private static Collector<CharSequence, ?, String> joined(String separator) {
        return Collectors.joining(separator);
    }
}
