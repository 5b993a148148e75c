package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.asyncapi.payload.PayloadSchemaReader;
import dev.ectype.compiler.ingest.document.ApiInfo;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ingest.schema.NamedTypeReader;
import dev.ectype.compiler.ingest.schema.NamedTypes;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.stated.StatementReader;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads an AsyncAPI description from one or more files. */
public final class AsyncApiIngestor {
    private final AsyncApiVersion version;
    private final DescriptionReferences links;
    private final NamedTypes names;
    private final JsonSchemaReader schemas;
    private final Consumer<Statement> hints;
    private final Diagnostics diagnostics;

    private AsyncApiIngestor(
            AsyncApiVersion version, DescriptionReferences links, Consumer<Statement> hints, Diagnostics diagnostics) {
        this.version = version;
        this.links = links;
        this.names = new NamedTypes(links);
        this.schemas = new JsonSchemaReader(links, names);
        this.hints = hints;
        this.diagnostics = diagnostics;
    }

    /**
     * Returns the model of the entry, or null after reporting that its root is no object or its version is not supported.
     *
     * @param hints takes what the description states about conclusions
     */
    public static @Nullable ApiModel ingest(
            SourceDocument entry, SourceResolver sources, Consumer<Statement> hints, Diagnostics diagnostics) {
        DescriptionFindings findings = new DescriptionFindings(diagnostics);
        LocatedNode place = LocatedNode.rootOf(entry);
        AsyncApiVersion version = AsyncApiVersion.of(place, findings);
        DescriptionReferences links = new DescriptionReferences(sources, findings, false);
        DescriptionObject root = version == null ? null : DescriptionObject.of(place, "the description", links);
        if (version == null || root == null) {
            return null;
        }
        StatementReader.hints(place, diagnostics).forEach(hints);
        return new AsyncApiIngestor(version, links, hints, diagnostics).model(root);
    }

    private ApiModel model(DescriptionObject root) {
        DescriptionObject components = root.object("components");
        if (components != null) {
            names.declare(ofOwnDialect(components.members("schemas")));
        }
        ChannelSecurityReader security = new ChannelSecurityReader(components, links);
        ServerReader servers = new ServerReader(root, version, links, security);
        PayloadSchemaReader payloads = new PayloadSchemaReader(links, names, schemas);
        MessageReader messages = new MessageReader(root, version, links, payloads);
        ChannelReader channels = new ChannelReader(version, links, schemas, servers, messages);
        List<DeclaredChannel> declared = channels.read(root);
        List<ChannelOperation> operations =
                new ChannelOperationFinder(version, links, channels, messages).find(root, declared);
        new UnservedChannels(links.findings()).report(declared, operations);
        EndpointReader reader = new EndpointReader(links, security);
        List<Endpoint> endpoints = reader.read(operations);
        reader.places()
                .forEach((id, place) ->
                        StatementReader.hints(id, place, diagnostics).forEach(hints));
        ApiInfo info = ApiInfo.of(root);
        Api api = new Api(
                info.title(),
                info.version(),
                info.description(),
                servers.paths(),
                security.schemes(),
                NamedTypeReader.read(names, schemas, hints, diagnostics, PayloadSchemaReader::schemaOf));
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    /** Returns the schemas without a notation of their own. Others are read where a message refers to them. */
    private static List<LocatedNode> ofOwnDialect(List<LocatedNode> schemas) {
        return schemas.stream()
                .filter(schema -> schema.member("schemaFormat") == null)
                .toList();
    }
}
