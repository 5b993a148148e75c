package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations;
import dev.ectype.compiler.ir.binding.GraphQlMeaning;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import graphql.language.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a GraphQL schema from one or more files. */
public final class GraphQlIngestor {
    private GraphQlIngestor() {}

    /**
     * Reads all files into one model, named after the first file. Returns null after reporting an invalid or too large
     * schema.
     */
    public static @Nullable ApiModel ingest(List<SourceResolver> files, Diagnostics diagnostics) {
        List<Document> documents = new ArrayList<>();
        for (SourceResolver file : files) {
            Document document = document(file, diagnostics);
            if (document != null) {
                documents.add(document);
            }
        }
        return documents.size() < files.size()
                ? null
                : model(documents, files.get(0).name(), diagnostics);
    }

    private static @Nullable Document document(SourceResolver file, Diagnostics diagnostics) {
        return file.name().endsWith(".json") ? introspected(file, diagnostics) : sdl(file, diagnostics);
    }

    private static @Nullable Document sdl(SourceResolver file, Diagnostics diagnostics) {
        String text = file.entryText();
        return text == null ? null : SdlReader.read(file.name(), text, diagnostics);
    }

    private static @Nullable Document introspected(SourceResolver file, Diagnostics diagnostics) {
        SourceDocument result = file.entry();
        Document schema = result == null ? null : IntrospectionReader.document(result);
        if (result != null && schema == null) {
            diagnostics.report(
                    DiagnosticCode.INVALID_SDL,
                    SourceLocation.startOf(file.name()),
                    "the introspection result contains no list of types",
                    "Request the whole schema, for example with `npx get-graphql-schema --json`.");
        }
        return schema;
    }

    private static @Nullable ApiModel model(List<Document> documents, String file, Diagnostics diagnostics) {
        SchemaDeclarations declarations = SchemaMerger.read(documents, new SchemaWarnings(diagnostics, file));
        if (declarations == null) {
            return null;
        }
        EntityTypes entities = EntityTypes.of(declarations);
        LinkResolver links = LinkResolver.of(declarations, entities);
        DocumentTypes types = new DocumentTypes(declarations, entities, links);
        List<Endpoint> endpoints = new RootFields(declarations, entities, links, types, file).read();
        GraphQlSchema schema = new GraphQlSchema(
                SdlPrinter.of(declarations),
                entities.identities(),
                links.all(),
                links.counts(),
                declared(declarations, entities, links, endpoints),
                GraphQlMeaning.NONE,
                new LinkedHashMap<>(),
                WireSpelling.NONE);
        Map<String, SecurityScheme> open = new LinkedHashMap<>();
        Api api = new Api(name(file), "0", null, List.of(), open, types.all(), schema, null, false);
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private static GraphQlDeclarations declared(
            SchemaDeclarations declarations, EntityTypes entities, LinkResolver links, List<Endpoint> endpoints) {
        ListDeclarations lists = new ListDeclarations(declarations, entities);
        ResultDeclarations results = ResultDeclarations.of(declarations, entities, endpoints);
        return new GraphQlDeclarations(
                lists.fields(),
                lists.events(),
                lists.connections(),
                results.fields(),
                results.types(),
                InputDeclarations.of(declarations, links));
    }

    /** Derives the API name from the file name, since schemas have no title. */
    private static String name(String file) {
        String last = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
        int dot = last.indexOf('.', 1);
        String bare = dot > 0 ? last.substring(0, dot) : last;
        String words = bare.replaceAll("[-_]+", " ").strip();
        return words.isEmpty() ? "API" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
