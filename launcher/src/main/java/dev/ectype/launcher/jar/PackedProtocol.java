package dev.ectype.launcher.jar;

import dev.ectype.compiler.ir.Api;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A protocol with an adapter that is packed only into jars of APIs for that protocol. */
enum PackedProtocol {
    GRAPHQL(
            "dev/ectype/runtime/graphql/",
            List.of(
                    "graphql/GraphQL.class",
                    "org/dataloader/DataLoader.class",
                    "org/reactivestreams/Publisher.class",
                    "META-INF/maven/org.webjars.npm/graphiql/pom.properties",
                    "META-INF/maven/org.webjars.npm/react/pom.properties",
                    "META-INF/maven/org.webjars.npm/react-dom/pom.properties"),
            "graphql/.*|i18n/.*|org/dataloader/.*|org/reactivestreams/.*"
                    // Only the files of those packages that the explorer page loads.
                    + "|META-INF/resources/webjars/[^/]+/[^/]+/(graphiql\\.min\\.(js|css)|umd/react(-dom)?\\.production\\.min\\.js)"),
    GRPC(
            "dev/ectype/runtime/grpc/",
            List.of("com/google/protobuf/Message.class"),
            "com/google/protobuf/.*|google/protobuf/.*");

    private final String frontDoor;
    private final List<String> marks;
    private final Pattern libraries;

    PackedProtocol(String door, List<String> marks, String libraries) {
        this.frontDoor = door;
        this.marks = marks;
        this.libraries = Pattern.compile(libraries);
    }

    /** The protocols of an API. */
    static Set<PackedProtocol> of(Api api) {
        Set<PackedProtocol> wires = EnumSet.noneOf(PackedProtocol.class);
        if (api.graphQl() != null) {
            wires.add(GRAPHQL);
        }
        if (api.protobuf() != null) {
            wires.add(GRPC);
        }
        return wires;
    }

    /** The marker files of all required jars. */
    List<String> marks() {
        return marks;
    }

    /** Reports whether a file belongs to the protocol adapter itself. */
    boolean isFrontDoor(String file) {
        return file.startsWith(frontDoor);
    }

    /** Reports whether the protocol adapter needs a file, including its own files. */
    boolean needs(String file) {
        return isFrontDoor(file) || libraries.matcher(file).matches();
    }
}
