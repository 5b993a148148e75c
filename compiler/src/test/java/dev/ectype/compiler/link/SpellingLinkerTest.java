package dev.ectype.compiler.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SpellingLinkerTest {
    private static final String BOATS = """
            openapi: 3.1.0
            info: {title: Boats, version: '1'}
            paths:
              /boats:
                get:
                  responses:
                    '200':
                      description: OK
                      content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Boat'}}}}
            components:
              schemas:
                Boat:
                  type: object
                  properties:
                    boat_id: {type: string}
                    hull_state: {type: string, enum: [afloat, laid_up]}
            """;

    private final Diagnostics diagnostics = new Diagnostics();

    private ApiModel linked(String... files) {
        List<SourceResolver> sources = Stream.iterate(0, index -> index + 2)
                .limit(files.length / 2)
                .map(index -> SourceRoot.text(files[index], files[index + 1].getBytes(StandardCharsets.UTF_8)))
                .map(root -> SourceResolver.of(root, diagnostics))
                .toList();
        return Linker.link(Ingestors.ingest(sources, diagnostics), diagnostics);
    }

    private WireSpelling graphQl(String fields, String values) {
        String schema = "type Query { boats: [Boat!]! } type Boat { " + fields + " } enum Hull { " + values + " }";
        ApiModel model = linked("boats.graphql", schema, "boats.yaml", BOATS);
        return Objects.requireNonNull(model.api().graphQl()).spelling();
    }

    @Test
    void namesOfTheDescriptionThatIsServedOverHttpAreStored() {
        WireSpelling spelling = graphQl("boatId: ID! hullState: Hull", "AFLOAT LAID_UP");
        assertThat(spelling.stored("Boat", "hullState")).isEqualTo("hull_state");
        assertThat(spelling.stored("Boat", "boatId")).isEqualTo("boat_id");
        assertThat(spelling.storedValue("Hull", "LAID_UP")).isEqualTo("laid_up");
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void anIdIsTheIdentifierThatIsNamedAfterTheType() {
        assertThat(graphQl("id: ID! hullState: Hull", "AFLOAT LAID_UP").stored("Boat", "id"))
                .isEqualTo("boat_id");
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void prefixesOfEnumValuesDoNotMatter() {
        assertThat(graphQl("boatId: ID! hullState: Hull", "HULL_AFLOAT HULL_LAID_UP")
                        .storedValue("Hull", "HULL_LAID_UP"))
                .isEqualTo("laid_up");
    }

    @Test
    void aValueWithoutCounterpartIsReported() {
        graphQl("boatId: ID! hullState: Hull", "AFLOAT LAID_UP SUNK");
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::message)
                .containsExactly("`SUNK` of `Boat.hullState` has no counterpart in boats.yaml");
    }

    @Test
    void aMemberWithoutCounterpartIsReported() {
        graphQl("boatId: ID! hullState: Hull skipper: String", "AFLOAT LAID_UP");
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::message)
                .containsExactly("`skipper` of `Boat` has no counterpart in boats.yaml");
    }

    @Test
    void descriptionsOverHttpMustHaveOneSpelling() {
        String camel = BOATS.replace("boat_id", "boatId").replace("hull_state", "hullState");
        linked("boats.yaml", BOATS, "camel.yaml", camel);
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::message)
                .containsExactly("`boatId`, `hullState` are spelled differently in boats.yaml, and both are served"
                        + " over HTTP");
    }

    @Test
    void oneDescriptionKeepsItsNames() {
        String schema = "type Query { boats: [Boat!]! } type Boat { boatId: ID! }";
        ApiModel model = linked("boats.graphql", schema);
        assertThat(Objects.requireNonNull(model.api().graphQl()).spelling()).isEqualTo(WireSpelling.NONE);
    }
}
