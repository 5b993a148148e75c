package dev.ectype.compiler.ingest.graphql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphQlIngestorTest {
    private static final String SHOP = """
            type Query {
              product(id: ID!): Product
              products(first: Int, after: String, filter: ProductFilter): ProductConnection!
              category(id: ID!): Category
              tags: [Tag!]!
              page: ProductPage
            }
            type Mutation {
              createProduct(input: CreateProductInput!): CreateProductPayload!
              updateProduct(id: ID!, input: CreateProductInput!): Product
              deleteProduct(id: ID!): Boolean!
            }
            type Product { id: ID! name: String! category: Category tags: [Tag!]! size: Size price: Money }
            type Size { width: Int! height: Int! }
            type Category { id: ID! name: String! parent: Category children: [Category!]! products: ProductConnection! productsCount: Int }
            type Tag { id: ID! label: String products: [Product!]! }
            type ProductConnection { edges: [ProductEdge!]! pageInfo: PageInfo! totalCount: Int! }
            type ProductEdge { node: Product! cursor: String! }
            type PageInfo { hasNextPage: Boolean! endCursor: String }
            type ProductPage { items: [Product!]! total: Int! }
            input ProductFilter { categoryId: ID }
            input CreateProductInput { name: String! categoryId: ID tagIds: [ID!] price: Money = "0" clientMutationId: String }
            type CreateProductPayload { product: Product errors: [UserError!]! clientMutationId: String }
            type UserError { message: String! }
            scalar Money
            """;

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void entitiesAreStoredAsReferences() {
        assertThat(members("Product")).containsExactly("id", "name", "categoryId", "tagIds", "size", "price");
    }

    @Test
    void backReferencesAreNotStored() {
        assertThat(members("Category")).containsExactly("id", "name", "parentId");
        assertThat(members("Tag")).containsExactly("id", "label");
        assertThat(schema().links())
                .contains(
                        link("Category", "products", GraphQlSchema.Kind.NAMED_BY, "categoryId", "Product"),
                        link("Category", "children", GraphQlSchema.Kind.NAMED_BY, "parentId", "Category"),
                        link("Tag", "products", GraphQlSchema.Kind.LISTED_BY, "tagIds", "Product"),
                        link("Product", "tags", GraphQlSchema.Kind.SEVERAL, "tagIds", "Tag"));
    }

    @Test
    void onlyEntitiesHaveIdentifiers() {
        assertThat(schema().entities())
                .containsOnlyKeys("Product", "Category", "Tag")
                .containsEntry("Product", "id");
    }

    @Test
    void theMembersOfAnInputAreMembersOfTheRequest() {
        assertThat(request("createProduct")).containsExactly("name", "categoryId", "tagIds", "price");
        assertThat(request("updateProduct")).containsExactly("id", "name", "categoryId", "tagIds", "price");
        assertThat(binding("updateProduct").spread()).containsExactly("input");
    }

    @Test
    void listsKeepAllArgumentsExceptCursors() {
        assertThat(endpoint("products").parameters())
                .extracting(Parameter::name, Parameter::mediaType)
                .containsExactly(tuple("filter", "application/json"));
        assertThat(endpoint("product").parameters())
                .extracting(Parameter::name, Parameter::mediaType)
                .containsExactly(tuple("id", null));
    }

    @Test
    void fieldsHaveTheFormOfTheirResult() {
        assertThat(form("product")).isEqualTo("{\"kind\":\"plain\"}");
        assertThat(form("tags")).isEqualTo("{\"kind\":\"plain\"}");
        assertThat(form("products")).isEqualTo("{\"kind\":\"connection\"}");
        assertThat(form("page")).isEqualTo("{\"kind\":\"connection\"}");
        assertThat(form("createProduct"))
                .isEqualTo("{\"kind\":\"payload\",\"member\":\"product\",\"shown\":{\"kind\":\"plain\"}}");
        assertThat(form("deleteProduct")).isEqualTo("{\"kind\":\"done\"}");
    }

    @Test
    void theModelReadsBackEqual() {
        ApiModel model = read(SHOP);
        assertThat(IrJson.read(IrJson.write(model))).isEqualTo(model);
    }

    @Test
    void inputDefaultsArePreserved() {
        ObjectType input = (ObjectType) type("CreateProductInput");
        ObjectMember price = Objects.requireNonNull(input.member("price"));
        assertThat(price.type().notes().defaultValue()).hasToString("JsonText[text=0]");
        assertThat(price.required()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            type Query { a: |[|Int|]| }
            type Query { a(b: [Int] = |[|1|]|): Int }
            type Query { a(b: In = |{x: |1|}|): Int }
            type Query { a: Int @d(a: |[|1|]|) }
            query { |a { |b|}| }
            """, ignoreLeadingAndTrailingWhitespace = false)
    void bracketsNestedTooDeeplyAreRefusedBeforeTheyAreParsed(
            String before, String opening, String inside, String closing, String after) {
        String schema = before + opening.repeat(100_000) + inside + closing.repeat(100_000) + after;
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThat(refused(schema))
                        .extracting(Diagnostic::code)
                        .containsExactly(DiagnosticCode.NESTED_TOO_DEEPLY));
    }

    @Test
    void bracketsInTextsAndCommentsAreNotNested() {
        String brackets = "[{(".repeat(100);
        ApiModel model = read("# " + brackets + "\n\"\"\"\n" + brackets + " \\\"\"\" " + brackets
                + "\n\"\"\"\ntype Query { \"" + brackets + " \\\" " + brackets + "\" a: Int }");
        assertThat(model.endpoints()).hasSize(1);
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void theBracketThatIsNestedTooDeeplyIsNamed() {
        assertThat(refused("type Query {\r\n  a: " + "[".repeat(200)))
                .extracting(Diagnostic::line)
                .containsExactly("shop.graphql:2:105 ECT1007 brackets are nested more than 100 levels deep");
    }

    @Test
    void minorErrorsAreWarnings() {
        ApiModel model = read("""
                extend type Query { pet(id: ID!): Pet, other: Unknown }
                type Pet implements Nothing @odd { id: ID!, id: Int, kind: Kind }
                enum Kind { CAT CAT DOG }
                type Pet { name: String }
                type NewPet { kind: Kind }
                type Mutation { createPet(pet: NewPet!): Pet }
                query Q { pet(id: 1) { id } }
                """);
        assertThat(model.endpoints()).hasSize(3);
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::line)
                .containsExactly(
                        "shop.graphql:1:40 ECT2018 the type `Unknown` is not declared and is read as a scalar",
                        "shop.graphql:2:1 ECT2013 `Nothing` is not declared as an interface and is ignored here",
                        "shop.graphql:2:45 ECT2013 `Pet.id` is declared twice; the first declaration is used",
                        "shop.graphql:3:17 ECT2013 `Kind.CAT` is declared twice; the first declaration is used",
                        "shop.graphql:4:1 ECT2013 the type `Pet` is declared twice; the first declaration is used",
                        "shop.graphql:5:1 ECT2013 `NewPet` is an argument type but not an input type, and is read as the input type",
                        "shop.graphql:7:1 ECT2013 the schema contains an operation or a fragment, which is ignored");
    }

    @Test
    void typesGetMissingInterfaceFields() {
        ApiModel model = read("""
                interface Node { id: ID! }
                interface Named implements Node { id: ID! name(short: Boolean = true): String }
                type Query { pet(id: ID!): Pet }
                type Pet implements Named { name(short: Boolean = false, other: Int!): [String] }
                """);
        String schema = Objects.requireNonNull(model.api().graphQl()).document();
        assertThat(schema.replaceAll("\\s+", " "))
                .contains(
                        "type Pet implements Named & Node { name(short: Boolean = true, other: Int): String id: ID! }");
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::line)
                .containsExactly(
                        "shop.graphql:4:1 ECT2013 `Pet` lacks the field `id` of an interface; the field is added",
                        "shop.graphql:4:29 ECT2013 `Pet.name` has another type than in an interface; the type of the interface is used");
    }

    @Test
    void rootTypesMayHaveOtherNames() {
        ApiModel model =
                read("schema { query: Reading mutation: Writing } type Reading { a: Int } type Writing { b: Int }");
        assertThat(model.endpoints())
                .extracting(endpoint -> endpoint.binding().words())
                .containsExactly("query a", "mutation b");
    }

    @Test
    void embeddedVariantsHaveADiscriminator() {
        ApiModel model = read("""
                type Query { order(id: ID!): Order }
                type Order { id: ID! payment: Payment }
                union Payment = Card | Cash
                type Card { number: String! }
                type Cash { amount: Int! }
                """);
        ObjectType card = (ObjectType) model.api().types().get(new TypeName("Card"));
        assertThat(Objects.requireNonNull(card).members().stream().map(ObjectMember::name))
                .containsExactly("__typename", "number");
    }

    private static GraphQlSchema.Link link(
            String type, String field, GraphQlSchema.Kind kind, String member, String target) {
        return new GraphQlSchema.Link(type, field, kind, member, target);
    }

    private GraphQlSchema schema() {
        return Objects.requireNonNull(read(SHOP).api().graphQl());
    }

    private TypeRef type(String name) {
        return Objects.requireNonNull(read(SHOP).api().types().get(new TypeName(name)), name);
    }

    private List<String> members(String type) {
        return ((ObjectType) type(type))
                .members().stream().map(ObjectMember::name).toList();
    }

    private List<String> request(String field) {
        TypeRef type =
                Objects.requireNonNull(endpoint(field).body()).media().get(0).type();
        return ((ObjectType) Objects.requireNonNull(type))
                .members().stream().map(ObjectMember::name).toList();
    }

    private String form(String field) {
        return JsonPrinter.compact(IrJson.writePart((Record) binding(field).resultForm()));
    }

    private GraphQlField binding(String field) {
        return (GraphQlField) endpoint(field).binding();
    }

    private Endpoint endpoint(String field) {
        return read(SHOP).endpoints().stream()
                .filter(endpoint -> endpoint.id().value().equals(field))
                .findFirst()
                .orElseThrow();
    }

    private ApiModel read(String text) {
        return Objects.requireNonNull(ingested(text));
    }

    private List<Diagnostic> refused(String text) {
        assertThat(ingested(text)).isNull();
        return diagnostics.sorted();
    }

    private @Nullable ApiModel ingested(String text) {
        SourceResolver source =
                SourceResolver.of(SourceRoot.text("shop.graphql", text.getBytes(StandardCharsets.UTF_8)), diagnostics);
        return GraphQlIngestor.ingest(List.of(source), diagnostics);
    }
}
