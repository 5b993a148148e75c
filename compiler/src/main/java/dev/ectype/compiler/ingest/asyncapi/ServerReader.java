package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.ServerAddress;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the servers of a description. */
final class ServerReader {
    private final AsyncApiVersion version;
    private final DescriptionReferences links;
    private final ChannelSecurityReader security;
    private final Map<String, DeclaredServer> byName = new LinkedHashMap<>();
    /** The servers by the place of their definition, which references lead to. */
    private final Map<String, DeclaredServer> byPlace = new LinkedHashMap<>();

    ServerReader(
            DescriptionObject root,
            AsyncApiVersion version,
            DescriptionReferences links,
            ChannelSecurityReader security) {
        this.version = version;
        this.links = links;
        this.security = security;
        for (LocatedNode place : root.members("servers")) {
            DescriptionObject fields = DescriptionObject.following(place, "servers", links);
            if (fields != null) {
                DeclaredServer server = server(fields);
                byName.put(place.name(), server);
                byPlace.put(fields.place().canonical(), server);
            }
        }
    }

    List<DeclaredServer> all() {
        return List.copyOf(byName.values());
    }

    /** Returns the paths of the servers, without duplicates. */
    List<String> paths() {
        List<String> paths = new ArrayList<>();
        for (DeclaredServer server : byName.values()) {
            String path = server.path();
            if (path != null && !paths.contains(path)) {
                paths.add(path);
            }
        }
        return paths;
    }

    /** Returns the servers of a channel: those it names, else all. Version 2 names them, version 3 refers to them. */
    List<DeclaredServer> of(DescriptionObject channel) {
        List<DeclaredServer> servers = new ArrayList<>();
        for (LocatedNode place : channel.list("servers")) {
            DeclaredServer server = named(place);
            if (server == null) {
                links.findings().unexpected(place, "servers", "a list of declared servers");
            } else {
                servers.add(server);
            }
        }
        return servers.isEmpty() ? all() : servers;
    }

    private @Nullable DeclaredServer named(LocatedNode place) {
        if (place.node() instanceof ScalarNode name) {
            return byName.get(name.text());
        }
        LocatedNode end = links.follow(place);
        return end == null ? null : byPlace.get(end.canonical());
    }

    private DeclaredServer server(DescriptionObject fields) {
        String protocol = fields.text("protocol");
        String address = version == AsyncApiVersion.V2 ? fields.text("url") : address(fields);
        return new DeclaredServer(
                protocol == null ? "" : protocol.strip().toLowerCase(Locale.ROOT),
                address == null ? null : ServerAddress.path(address, fields),
                security.requirements(fields));
    }

    private static String address(DescriptionObject fields) {
        String path = fields.text("pathname");
        return "//" + fields.text("host") + (path == null ? "" : path.startsWith("/") ? path : "/" + path);
    }
}
