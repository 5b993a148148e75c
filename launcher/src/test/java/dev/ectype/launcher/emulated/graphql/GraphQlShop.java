package dev.ectype.launcher.emulated.graphql;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Serves a shop with a GraphQL description, and sends requests to it. */
public final class GraphQlShop implements AutoCloseable {
    private static final Path SCHEMA = Path.of("src/test/resources/graphql/shop.graphql");

    private final ServedDescription served;

    private GraphQlShop(ServedDescription served) {
        this.served = served;
    }

    /** Serves a shop with the given emulator. */
    public static GraphQlShop of(Emulator emulator) {
        return new GraphQlShop(ServedDescription.of(emulator));
    }

    /** Serves other descriptions. */
    static GraphQlShop of(List<SourceRoot> descriptions) {
        return new GraphQlShop(ServedDescription.of(descriptions));
    }

    /** Serves the shop with additional descriptions. */
    static GraphQlShop opened(SourceRoot... more) {
        List<SourceRoot> descriptions = new ArrayList<>(List.of(more));
        descriptions.add(SourceRoot.file(SCHEMA));
        return new GraphQlShop(ServedDescription.of(descriptions));
    }

    public ServedDescription served() {
        return served;
    }

    /** Sends a document and returns the response. */
    Document ask(String document) throws IOException, InterruptedException {
        return served.post("/graphql", "{\"query\":" + Document.of(document).literal() + "}")
                .body();
    }

    /** Sends a document and returns the data as text; the response must have no errors. */
    public String data(String document) throws IOException, InterruptedException {
        Document answer = ask(document);
        if (answer.member("errors") != null) {
            throw new AssertionError(document + " was refused: " + answer.literal());
        }
        return Objects.requireNonNull(answer.member("data")).literal();
    }

    /** Sends a document and returns the code and the message of the first error. */
    String error(String document) throws IOException, InterruptedException {
        Document answer = ask(document);
        Document errors = Objects.requireNonNull(answer.member("errors"), answer::literal);
        Document first = Objects.requireNonNull(errors.element(0));
        Document extensions = Objects.requireNonNull(first.member("extensions"));
        return Objects.requireNonNull(extensions.member("code")).text() + " "
                + Objects.requireNonNull(first.member("message")).text();
    }

    @Override
    public void close() {
        served.close();
    }
}
