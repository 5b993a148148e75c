package dev.ectype.compiler.ingest.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaReaderTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {type: boolean} | {"kind":"boolean"}
            {} | {"kind":"any"}
            true | {"kind":"any"}
            false | {"kind":"none"}
            {type: 'null'} | {"kind":"null"}
            {type: string, format: uuid, minLength: 1, maxLength: 9, pattern: a+} | {"format":"uuid","kind":"text","maxLength":9,"minLength":1,"pattern":"a+"}
            {type: string, contentEncoding: base64} | {"format":"byte","kind":"text"}
            {type: string, contentEncoding: base64url} | {"format":"base64url","kind":"text"}
            {contentMediaType: image/png} | {"format":"binary","kind":"text"}
            {type: string, contentMediaType: image/png, contentEncoding: base64} | {"format":"byte","kind":"text"}
            {type: string, contentMediaType: text/html} | {"kind":"text"}
            {type: string, contentMediaType: application/json, contentSchema: {type: integer}} | {"content":{"integer":true,"kind":"number"},"kind":"text"}
            {type: string, contentMediaType: application/merge-patch+json, contentEncoding: base64} | {"content":{"kind":"any"},"format":"byte","kind":"text"}
            {type: string, contentMediaType: application/xml, contentSchema: {type: integer}} | {"kind":"text"}
            {type: file} | {"format":"binary","kind":"text"}
            {type: integer, format: int64, minimum: 1, maximum: 1.50} | {"format":"int64","integer":true,"kind":"number","maximum":1.50,"minimum":1}
            {type: number, minimum: 0, exclusiveMinimum: true} | {"exclusiveMinimum":true,"kind":"number","minimum":0}
            {type: number, exclusiveMaximum: 5, multipleOf: 0.1} | {"exclusiveMaximum":true,"kind":"number","maximum":5,"multipleOf":0.1}
            {type: number, exclusiveMaximum: 5, maximum: 3} | {"kind":"number","maximum":3}
            {type: array, items: {type: string}, minItems: 1, uniqueItems: true} | {"items":{"kind":"text"},"kind":"array","minItems":1,"uniqueItems":true}
            {prefixItems: [{type: string}], items: false} | {"items":{"kind":"none"},"kind":"array","prefix":[{"kind":"text"}]}
            {items: {}} | {"items":{"kind":"any"},"kind":"array"}
            {pattern: a} | {"kind":"text","pattern":"a"}
            {pattern: /^a+$/i} | {"kind":"text","pattern":"(?i:^a+$)"}
            {pattern: /^a+/} | {"kind":"text","pattern":"^a+"}
            {pattern: /a/b/} | {"kind":"text","pattern":"/a/b/"}
            {minimum: 1} | {"kind":"number","minimum":1}
            {format: int32} | {"format":"int32","integer":true,"kind":"number"}
            {type: [string, 'null']} | {"kind":"nullable","type":{"kind":"text"}}
            {type: [string, integer]} | {"kind":"union","variants":[{"kind":"text"},{"integer":true,"kind":"number"}]}
            {enum: [a, 1, null]} | {"kind":"enum","values":["a",1,null]}
            {type: string, enum: [1.10, on, 2020-01-01]} | {"kind":"enum","values":["1.10","on","2020-01-01"]}
            {type: integer, enum: ['1', 2]} | {"kind":"enum","values":[1,2]}
            {const: a} | {"kind":"enum","values":["a"]}
            {type: string, nullable: true, description: d} | {"kind":"nullable","notes":{"description":"d"},"type":{"kind":"text"}}
            {type: string, title: t, readOnly: true, deprecated: true, default: 1, examples: [2, x]} | {"kind":"text","notes":{"defaultValue":"1","deprecated":true,"examples":["2","x"],"readOnly":true,"title":"t"}}
            {type: array, enum: [a, b]} | {"items":{"kind":"enum","values":["a","b"]},"kind":"array"}
            {type: boolean, description: 'Whether. Defaults to `true`.'} | {"kind":"boolean","notes":{"defaultValue":true,"description":"Whether. Defaults to `true`."}}
            {type: boolean, description: Defaults to true if open} | {"kind":"boolean","notes":{"description":"Defaults to true if open"}}
            {type: boolean, description: Defaults to the other} | {"kind":"boolean","notes":{"description":"Defaults to the other"}}
            {type: integer, description: 'Default: 20.'} | {"integer":true,"kind":"number","notes":{"defaultValue":20,"description":"Default: 20."}}
            {type: string, enum: [a, b], description: The default is *b*.} | {"kind":"enum","notes":{"defaultValue":"b","description":"The default is *b*."},"values":["a","b"]}
            {type: string, description: Defaults to b.} | {"kind":"text","notes":{"description":"Defaults to b."}}
            {description: anything} | {"kind":"any","notes":{"description":"anything"}}
            {oneOf: [{type: string}, {type: boolean}]} | {"exclusive":true,"kind":"union","variants":[{"kind":"text"},{"kind":"boolean"}]}
            {anyOf: [{type: string}], not: {const: b}} | {"kind":"intersection","parts":[{"kind":"union","variants":[{"kind":"text"}]},{"kind":"not","refused":{"kind":"enum","values":["b"]}}]}
            {type: string, minLength: 99999999999} | {"kind":"text"}
            """)
    void schemaBecomesType(String schema, String type) {
        assertThat(DescribedApi.schemas("3.1.0", "Probe: " + schema).type("Probe"))
                .isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {properties: {a: {type: string}}, required: [b, a]} | {"additional":{"kind":"any"},"kind":"object","members":[{"name":"a","required":true,"type":{"kind":"text"}},{"name":"b","required":true,"type":{"kind":"any"}}]}
            {type: object, additionalProperties: false, minProperties: 1, maxProperties: 2} | {"additional":{"kind":"none"},"kind":"object","maxMembers":2,"minMembers":1}
            {additionalProperties: {type: string}, patternProperties: {^x: {type: boolean}}} | {"additional":{"kind":"text"},"kind":"object","patterns":{"^x":{"kind":"boolean"}}}
            {type: object, unevaluatedProperties: false} | {"kind":"unevaluated","members":{"kind":"none"},"type":{"additional":{"kind":"any"},"kind":"object"}}
            {type: object, propertyNames: {pattern: ^a}} | {"additional":{"kind":"any"},"kind":"object","rules":{"names":{"kind":"text","pattern":"^a"}}}
            {dependentRequired: {a: [b]}} | {"additional":{"kind":"any"},"kind":"object","rules":{"conditions":[{"kind":"conditional","otherwise":{"kind":"any"},"test":{"additional":{"kind":"any"},"kind":"object","members":[{"name":"a","required":true,"type":{"kind":"any"}}]},"then":{"additional":{"kind":"any"},"kind":"object","members":[{"name":"b","required":true,"type":{"kind":"any"}}]}}]}}
            {dependentSchemas: {a: {minProperties: 2}}} | {"additional":{"kind":"any"},"kind":"object","rules":{"conditions":[{"kind":"conditional","otherwise":{"kind":"any"},"test":{"additional":{"kind":"any"},"kind":"object","members":[{"name":"a","required":true,"type":{"kind":"any"}}]},"then":{"additional":{"kind":"any"},"kind":"object","minMembers":2}}]}}
            {contains: {type: string}, maxContains: 2} | {"contains":[{"least":1,"most":2,"type":{"kind":"text"}}],"items":{"kind":"any"},"kind":"array"}
            {if: {type: string}, then: {minLength: 2}} | {"kind":"conditional","otherwise":{"kind":"any"},"test":{"kind":"text"},"then":{"kind":"text","minLength":2}}
            {then: {minLength: 2}} | {"kind":"any"}
            """)
    void schemaBecomesObject(String schema, String type) {
        assertThat(DescribedApi.schemas("3.1.0", "Probe: " + schema).type("Probe"))
                .isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            {type: string, minLength: many} | `minLength` should be a number but is `many`
            {type: string, minLength: -1} | `minLength` should be a non-negative integer but is -1
            {type: object, properties: [a]} | `properties` should be an object but is a list
            {type: object, properties: {a: text}} | `schema` should be an object but is `text`
            {type: object, required: a} | `required` should be a list but is `a`
            {allOf: {type: string}} | `allOf` should be a list but is an object
            {type: string, readOnly: 'yes'} | `readOnly` should be true or false but is `yes`
            """)
    void wrongFormIsWarnedAboutAndLeftOut(String schema, String message) {
        assertThat(DescribedApi.schemas("3.1.0", "Probe: " + schema).findings())
                .singleElement()
                .asString()
                .startsWith("api.yaml:5:")
                .endsWith("ECT2004 " + message);
    }

    @Test
    void aTypeThatDoesNotExistMeansAnyValue() {
        DescribedApi described = DescribedApi.schemas("3.1.0", "Probe: {type: strng}");
        assertThat(described.type("Probe")).isEqualTo("{\"kind\":\"any\"}");
        assertThat(described.findings())
                .singleElement()
                .asString()
                .endsWith("ECT2018 there is no type `strng`, so the schema allows any value");
    }

    @Test
    void siblingsOfReferencesHoldSince31() {
        String schemas = """
                A: {type: object}
                Probe: {$ref: '#/components/schemas/A', required: [a], description: d}
                """;
        assertThat(DescribedApi.schemas("3.1.0", schemas).type("Probe"))
                .isEqualTo("{\"kind\":\"intersection\",\"notes\":{\"description\":\"d\"},\"parts\":["
                        + "{\"additional\":{\"kind\":\"any\"},\"kind\":\"object\",\"members\":[{\"name\":\"a\","
                        + "\"required\":true,\"type\":{\"kind\":\"any\"}}]},{\"kind\":\"named\",\"name\":\"A\"}]}");
        assertThat(DescribedApi.schemas("3.0.3", schemas).type("Probe"))
                .isEqualTo("{\"kind\":\"named\",\"name\":\"A\",\"notes\":{\"description\":\"d\"}}");
    }

    @Test
    void dynamicReferencesResolveInTheirScope() {
        DescribedApi described = DescribedApi.schemas("3.1.0", """
                Page:
                  type: object
                  properties: {items: {type: array, items: {$dynamicRef: '#item'}}}
                  $defs: {item: {$dynamicAnchor: item, type: string}}
                Users:
                  $defs: {item: {$dynamicAnchor: item, type: integer}}
                  $ref: '#/components/schemas/Page'
                Teams:
                  $defs: {item: {$dynamicAnchor: item, type: boolean}}
                  $ref: '#/components/schemas/Users'
                """);
        assertThat(items(described, "Page")).isEqualTo("{\"kind\":\"text\"}");
        assertThat(items(described, "Users")).isEqualTo("{\"integer\":true,\"kind\":\"number\"}");
        assertThat(items(described, "Teams")).isEqualTo("{\"kind\":\"boolean\"}");
    }

    /** Returns the item type of the list in a type that is or refers to an object. */
    private static String items(DescribedApi described, String name) {
        String type = described.type(name);
        Matcher list = Pattern.compile("\"items\":\\{\"kind\":\"named\",\"name\":\"(\\w+)\"")
                .matcher(type);
        Matcher other =
                Pattern.compile("\\{\"kind\":\"named\",\"name\":\"(\\w+)\"}").matcher(type);
        if (list.find()) {
            return described.type(list.group(1));
        }
        return other.matches() ? items(described, other.group(1)) : type;
    }

    @Test
    void treesMayBeNarrowedWithAllTheirBranches() {
        DescribedApi described = DescribedApi.schemas("3.1.0", """
                Tree:
                  $dynamicAnchor: node
                  type: object
                  properties: {children: {type: array, items: {$dynamicRef: '#node'}}}
                Named:
                  $dynamicAnchor: node
                  $ref: '#/components/schemas/Tree'
                  required: [name]
                """);
        assertThat(described.type("Tree")).contains("\"items\":{\"kind\":\"named\",\"name\":\"Tree\"}");
        assertThat(described.type("Named")).contains("{\"kind\":\"named\",\"name\":\"Tree2\"}");
        assertThat(described.type("Tree2")).contains("\"items\":{\"kind\":\"named\",\"name\":\"Named\"}");
        assertThat(described.model().api().types()).hasSize(3);
    }

    @Test
    void nullableBesideReferenceIsTolerated() {
        String schemas = """
                A: {type: object}
                Probe: {$ref: '#/components/schemas/A', nullable: true}
                """;
        assertThat(DescribedApi.schemas("3.0.3", schemas).type("Probe"))
                .isEqualTo("{\"kind\":\"nullable\",\"type\":{\"kind\":\"named\",\"name\":\"A\"}}");
    }

    @Test
    void discriminatorNamesItsVariants() {
        String schemas = """
                Cat: {type: object}
                Dog: {type: object}
                Probe:
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                  discriminator: {propertyName: kind, mapping: {meow: Cat, purr: '#/components/schemas/Cat'}}
                """;
        assertThat(DescribedApi.schemas("3.0.3", schemas).type("Probe"))
                .contains("\"discriminator\":{\"mapping\":{\"Dog\":\"Dog\",\"meow\":\"Cat\",\"purr\":\"Cat\"},"
                        + "\"member\":\"kind\"}");
    }

    @Test
    void recursiveSchemasEndInTheirNames() {
        String schemas = """
                Node:
                  type: object
                  properties: {next: {$ref: '#/components/schemas/Node'}}
                """;
        assertThat(DescribedApi.schemas("3.0.3", schemas).type("Node"))
                .contains("{\"kind\":\"named\",\"name\":\"Node\"}");
    }

    @Test
    void deadReferenceMeansAnyValue() {
        DescribedApi described = DescribedApi.schemas("3.0.3", "Probe: {$ref: '#/components/schemas/Gone'}");
        assertThat(described.type("Probe")).isEqualTo("{\"kind\":\"any\"}");
        assertThat(described.findings()).singleElement().asString().contains("ECT1013");
    }

    @Test
    void oneTargetHasOneNameWhateverFileRefersToIt() {
        DescribedApi described = DescribedApi.by("""
                openapi: 3.0.3
                paths:
                  /a: {get: {responses: {'200': {content: {application/json: {schema: {$ref: models/pet.yaml}}}}}}}
                components: {schemas: {Pet: {$ref: models/pet.yaml}, Owner: {$ref: 'models/owner.yaml#/Owner'}}}
                """)
                .with("models/pet.yaml", "{type: object, properties: {owner: {$ref: 'owner.yaml#/Owner'}}}")
                .with("models/owner.yaml", "Owner: {type: object, properties: {pets: {items: {$ref: ./pet.yaml}}}}");
        assertThat(described.model().api().types().keySet())
                .containsExactly(new TypeName("Pet"), new TypeName("Owner"));
        assertThat(described.type("Owner")).contains("{\"kind\":\"named\",\"name\":\"Pet\"}");
        assertThat(described.findings()).isEmpty();
    }

    @Test
    void collidingNamesAreNumbered() {
        DescribedApi described =
                DescribedApi.by("""
                openapi: 3.0.3
                components:
                  schemas:
                    Error: {anyOf: [{$ref: 'a.yaml#/Error'}, {$ref: 'b.yaml#/Error'}]}
                """).with("a.yaml", "Error: {type: string}").with("b.yaml", "Error: {type: boolean}");
        assertThat(described.model().api().types().keySet())
                .containsExactly(new TypeName("Error"), new TypeName("Error2"), new TypeName("Error3"));
    }

    @Test
    void rulesForTextsBesideAReferenceToAnObjectHoldForNothing() {
        String schemas = """
                A: {type: object}
                B: {type: string}
                Probe: {$ref: '#/components/schemas/A', minLength: 1}
                Name: {$ref: '#/components/schemas/B', minLength: 1}
                """;
        DescribedApi described = DescribedApi.schemas("3.1.0", schemas);
        assertThat(described.type("Probe")).isEqualTo("{\"kind\":\"named\",\"name\":\"A\"}");
        assertThat(described.type("Name")).contains("\"minLength\":1");
    }

    @Test
    void baseTypesHaveADiscriminatorForTheirSubtypes() {
        DescribedApi described = DescribedApi.schemas("3.0.3", """
                Pet: {type: object, required: [kind], properties: {kind: {type: string}},
                  discriminator: {propertyName: kind, mapping: {meow: '#/components/schemas/Cat'}}}
                Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object}]}
                Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object}]}
                Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}, {type: object}]}
                """);
        assertThat(described.type("Pet"))
                .contains(
                        "\"subtypes\":{\"mapping\":{\"Dog\":\"Dog\",\"Puppy\":\"Puppy\",\"meow\":\"Cat\"},\"member\":\"kind\"}");
    }
}
