package dev.ectype.compiler.ingest.asyncapi.payload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AvroSchemaReaderTest {
    private static DescribedApi description(String version, String rest) {
        return DescribedApi.by("asyncapi: " + version + "\ninfo: {title: Buoys, version: '7'}\n" + rest);
    }

    @Test
    void avroRecordsAreTypesOfDocuments() {
        DescribedApi text = description("2.6.0", """
                channels:
                  readings:
                    publish:
                      message:
                        name: Reading
                        schemaFormat: application/vnd.apache.avro;version=1.9.0
                        payload:
                          type: record
                          name: Reading
                          namespace: sea
                          fields:
                            - {name: buoy, type: string, doc: Its number.}
                            - {name: depth, type: ['null', double]}
                            - {name: quality, type: {type: enum, name: Quality, symbols: [GOOD, BAD]}}
                            - {name: before, type: ['null', Reading], default: null}
                            - {name: worst, type: sea.Quality, default: BAD}
                            - {name: tags, type: {type: map, values: {type: array, items: long}}}
                """);

        assertThat(text.type("Reading"))
                .isEqualTo(DescribedApi.form(new ObjectType(
                        List.of(
                                new ObjectMember("buoy", noted("Its number."), true),
                                new ObjectMember("depth", nullable(number(false, "double")), false),
                                new ObjectMember("quality", QUALITY, true),
                                new ObjectMember(
                                        "before",
                                        withDefault(
                                                nullable(new NamedType(new TypeName("Reading"), TypeNotes.NONE)),
                                                JsonNull.NULL),
                                        false),
                                new ObjectMember("worst", withDefault(QUALITY, new JsonText("BAD")), false),
                                new ObjectMember(
                                        "tags",
                                        new ObjectType(
                                                List.of(),
                                                new LinkedHashMap<>(),
                                                new ArrayType(
                                                        List.of(),
                                                        number(true, "int64"),
                                                        null,
                                                        null,
                                                        false,
                                                        TypeNotes.NONE),
                                                null,
                                                null,
                                                TypeNotes.NONE),
                                        true)),
                        new LinkedHashMap<>(),
                        AnyType.ANY,
                        null,
                        null,
                        TypeNotes.NONE)));
        assertThat(text.findings()).isEmpty();
    }

    private static final TypeRef QUALITY =
            new EnumType(List.of(new JsonText("GOOD"), new JsonText("BAD")), TypeNotes.NONE);

    private static TypeRef noted(String description) {
        return new TextType(
                null, null, null, null, new TypeNotes(null, description, false, false, false, null, List.of()));
    }

    private static TypeRef nullable(TypeRef type) {
        return new NullableType(type, TypeNotes.NONE);
    }

    private static TypeRef withDefault(TypeRef type, JsonValue value) {
        return TypeRewriter.withNotes(type, TypeNotes.NONE.withValues(value, List.of()));
    }

    private static TypeRef number(boolean integer, String format) {
        return new NumberType(integer, format, null, false, null, false, null, TypeNotes.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {type: record, name: A, fields: [{name: b, type: B}]} | 9:52 ECT2018 the Avro type `B` is not declared before this place
            {type: record, name: A, fields: [{type: int}]} | 9:36 ECT2004 `fields` should be a field with a `name` but is an object
            {fields: []} | 9:3 ECT2004 `schema` should be an Avro schema with a `type` but is an object
            """)
    void mistakesInAvroSchemasAreReported(String schema, String finding) {
        DescribedApi text = description("3.0.0", """
                channels: {a: {address: a, messages: {A: {$ref: '#/components/messages/A'}}}}
                operations: {takeA: {action: receive, channel: {$ref: '#/channels/a'}}}
                components:
                  messages:
                    A: {payload: {schemaFormat: application/vnd.apache.avro+yaml, schema: {$ref: '#/avro'}}}
                avro:
                  %s
                """.formatted(schema));
        assertThat(text.model().endpoints()).hasSize(1);
        assertThat(text.findings()).containsExactly("api.yaml:" + finding);
    }
}
