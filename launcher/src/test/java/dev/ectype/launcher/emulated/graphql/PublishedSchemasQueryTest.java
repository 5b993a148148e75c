package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import graphql.introspection.IntrospectionQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Serves every schema in the folder {@code ECTYPE_DESCRIPTIONS}, if it is set. */
final class PublishedSchemasQueryTest {
    @Test
    void everySchemaAnswersAnIntrospectionQuery() throws IOException {
        String folder = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(folder != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        Path schemas = Files.isDirectory(Path.of(folder, "graphql")) ? Path.of(folder, "graphql") : Path.of(folder);
        SoftAssertions every = new SoftAssertions();
        try (Stream<Path> files = Files.list(schemas)) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(graphqls?|gql)"))
                    .sorted()
                    .toList()) {
                every.assertThatCode(() -> ask(file)).as(file.toString()).doesNotThrowAnyException();
            }
        }
        every.assertAll();
    }

    private static void ask(Path file) throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(List.of(SourceRoot.file(file)))) {
            String query = Document.of(IntrospectionQuery.INTROSPECTION_QUERY).literal();
            ServedDescription.Answer answer = served.post("/graphql", "{\"query\":" + query + "}");
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.text()).startsWith("{\"data\":{\"__schema\"");
        }
    }
}
