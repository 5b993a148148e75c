package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.ServerAddress;
import dev.ectype.compiler.ingest.path.DeclaredOperation;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the base paths of the servers, for the whole description or for one operation. */
final class ServerPaths {
    private final DescriptionReferences links;
    private final List<String> all;

    ServerPaths(DescriptionObject root, DescriptionReferences links) {
        this.links = links;
        this.all = of(root);
    }

    /** Returns the paths of the servers for all operations without servers of their own. */
    List<String> all() {
        return all;
    }

    /** Returns the paths of an operation's own servers, {@code /} for the root, or none if it has no own servers. */
    List<String> own(DeclaredOperation operation) {
        DescriptionObject owner = lists(operation.fields()) ? operation.fields() : operation.path();
        if (!lists(owner)) {
            return List.of();
        }
        List<String> own = of(owner);
        return own.equals(all) ? List.of() : own.isEmpty() ? List.of("/") : own;
    }

    private static boolean lists(DescriptionObject owner) {
        return owner.has("servers") && !owner.list("servers").isEmpty();
    }

    private List<String> of(DescriptionObject owner) {
        Set<String> paths = new LinkedHashSet<>();
        if (!owner.has("servers")) {
            return List.of();
        }
        for (LocatedNode place : owner.list("servers")) {
            DescriptionObject server = DescriptionObject.following(place, "servers", links);
            String url = server == null ? null : server.text("url");
            String path = server == null || url == null ? null : ServerAddress.path(url, server);
            if (path != null) {
                paths.add(path);
            }
        }
        return new ArrayList<>(paths);
    }
}
