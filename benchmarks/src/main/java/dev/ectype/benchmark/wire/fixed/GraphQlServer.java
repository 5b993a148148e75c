package dev.ectype.benchmark.wire.fixed;

import graphql.GraphQL;
import graphql.execution.preparsed.PreparsedDocumentEntry;
import graphql.schema.DataFetcher;
import graphql.schema.GraphQLSchema;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.SchemaGenerator;
import graphql.schema.idl.SchemaParser;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.handler.codec.http.HttpServerCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Executes queries with graphql-java on one event loop, on the same pet each time. */
public final class GraphQlServer {
    private GraphQlServer() {}

    /** Serves the schema in a file on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        GraphQL graphQl = graphQl(Files.readString(Path.of(arguments[0]), StandardCharsets.UTF_8));
        Channel channel = SingleEventLoop.listen(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel accepted) {
                accepted.pipeline().addLast(new HttpServerCodec(), new GraphQlHandler(graphQl));
            }
        });
        SingleEventLoop.serve("http", channel);
    }

    /** Configures graphql-java as in its manual: the data are maps, and parsed documents are cached. */
    private static GraphQL graphQl(String schema) {
        Map<String, Object> pet = new LinkedHashMap<>();
        pet.put("id", "pet_7");
        pet.put("name", "Momo the 7th");
        pet.put("species", "PARROT");
        pet.put("age", 7);
        pet.put("vaccinated", true);
        DataFetcher<Object> same = environment -> pet;
        GraphQLSchema executable = new SchemaGenerator()
                .makeExecutableSchema(
                        new SchemaParser().parse(schema),
                        RuntimeWiring.newRuntimeWiring()
                                .type("Query", type -> type.dataFetcher("pet", same))
                                .build());
        Map<String, PreparsedDocumentEntry> known = new ConcurrentHashMap<>();
        return GraphQL.newGraphQL(executable)
                .preparsedDocumentProvider((input, parse) -> CompletableFuture.completedFuture(
                        known.computeIfAbsent(input.getQuery(), query -> parse.apply(input))))
                .build();
    }
}
