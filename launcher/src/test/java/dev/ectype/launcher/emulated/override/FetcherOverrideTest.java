package dev.ectype.launcher.emulated.override;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.graphql.GraphQlShop;
import dev.ectype.launcher.java.BrokenEmission;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compiles, runs and breaks the overridden fetchers from the documentation. */
final class FetcherOverrideTest {
    private static final Path SCHEMA = Path.of("src/test/resources/graphql/shop.graphql");
    private static final Pattern OVERRIDE =
            Pattern.compile("```java\n(package shop;.*?class (\\w+) .*?)```", Pattern.DOTALL);

    @Test
    void fetchersAreOverriddenWithTheirTypes() throws Exception {
        try (GraphQlShop shop = GraphQlShop.of(emulator())) {
            assertThat(shop.data("mutation { createProduct(input: {name: \"Saw\", price: 9}) { product { price } } }"))
                    .isEqualTo("{\"createProduct\":{\"product\":{\"price\":9.0}}}");
            assertThat(
                            shop.data(
                                    "mutation { createProduct(input: {name: \"Drill\", price: 900}) { product { id } errors { code message } } }"))
                    .isEqualTo("{\"createProduct\":{\"product\":null,"
                            + "\"errors\":[{\"code\":\"CONFLICT\",\"message\":\"nothing here costs 900.0\"}]}}");
            assertThat(shop.served().emulator().journal().lastPosition()).isEqualTo(1);
        }
    }

    @Test
    void fetchedValuesMayComeFromElsewhere() throws Exception {
        try (GraphQlShop shop = GraphQlShop.of(emulator())) {
            shop.data("mutation { createProduct(input: {name: \"Saw\", price: 9}) { product { id } } }");
            assertThat(shop.data("{ product(id: \"product_1\") { name description } }"))
                    .isEqualTo("{\"product\":{\"name\":\"Saw\",\"description\":\"as good as new\"}}");
            assertThat(
                            shop.data(
                                    "{ node(id: \"product_1\") { __typename id } gone: node(id: \"old-1\") { __typename id } }"))
                    .isEqualTo("{\"node\":{\"__typename\":\"Product\",\"id\":\"product_1\"},"
                            + "\"gone\":{\"__typename\":\"Tag\",\"id\":\"old-1\"}}");
        }
    }

    @Test
    @Timeout(60)
    void subscriptionsSendTheValuesOfTheirFetcher() throws Exception {
        try (GraphQlShop shop = GraphQlShop.of(emulator())) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create(shop.served().emulator().baseUri() + "/graphql"))
                    .header("content-type", "application/json")
                    .header("accept", "text/event-stream")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "{\"query\":\"subscription { productCreated { name description } }\"}"))
                    .build();
            HttpResponse<Stream<String>> events =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
            shop.data("mutation { a: createProduct(input: {name: \"Nail\", price: 0.5}) { product { id } }"
                    + " b: createProduct(input: {name: \"Saw\", price: 9}) { product { id } } }");
            assertThat(events.body().filter(line -> line.startsWith("data:")).findFirst())
                    .hasValue(
                            "data: {\"data\":{\"productCreated\":{\"name\":\"Saw\",\"description\":\"as good as new\"}}}");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # What the override speaks of | is called or typed otherwise  | and this is told of
            price: Float! currency: Currency! = EUR | price: String! currency: Currency! = EUR | String
            createProduct(input         | addProduct(input              | createProduct
            input CreateProductInput {  | input CreateProductInput { cost: Int } input Other { | price
            node(id: ID!): Node         | node(id: ID!, strict: Boolean): Node | node
            productCreated: Product!    | productMade: Product! | productCreated
            """)
    void aChangedDescriptionBreaksTheCompilationOfFetchers(String before, String after, String message)
            throws IOException {
        String schema = Files.readString(SCHEMA);
        assertThat(schema).contains(before);
        String changed = schema.replace(before, after);
        assertThatExceptionOfType(BrokenEmission.class)
                .isThrownBy(() -> compiled(compiled(changed)))
                .withMessageContaining("FairShop.java")
                .withMessageContaining(message);
    }

    private static Emulator emulator() throws Exception {
        Compilation shop = compiled(Files.readString(SCHEMA));
        return (Emulator) new OverrideLoader(compiled(shop), shop)
                .loadClass("shop.FairShop")
                .getConstructor()
                .newInstance();
    }

    private static Compilation compiled(String schema) {
        SourceRoot source = SourceRoot.text("shop.graphql", schema.getBytes(StandardCharsets.UTF_8));
        return Objects.requireNonNull(
                new EmulatorCompiler().compile(CompilationRequest.of(source)).compilation());
    }

    private static Map<String, byte[]> compiled(Compilation shop) throws IOException {
        Matcher override = OVERRIDE.matcher(Files.readString(Path.of("../docs/graphql.md")));
        assertThat(override.find()).isTrue();
        Map<String, String> sources = new TreeMap<>(shop.emission().sources());
        sources.put("shop/" + override.group(2) + ".java", override.group(1));
        return new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
    }
}
