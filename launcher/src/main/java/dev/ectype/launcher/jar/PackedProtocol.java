package dev.ectype.launcher.jar;

import dev.ectype.compiler.ir.Api;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A protocol whose front door is packed only into jars of APIs that are described for it. */
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
                    // What the page of the explorer loads, and nothing else of those packages.
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

    /** Those that an API is described for. */
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

    /** A file of each jar that is needed. */
    List<String> marks() {
        return marks;
    }

    /** Whether it is what the door is made of. */
    boolean isFrontDoor(String file) {
        return file.startsWith(frontDoor);
    }

    /** Whether the door needs a file, be it a part of it. */
    boolean needs(String file) {
        return isFrontDoor(file) || libraries.matcher(file).matches();
    }
}
