package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.path.DeclaredOperation;
import dev.ectype.compiler.ingest.path.PathItemKey;
import dev.ectype.compiler.source.LocatedNode;
import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reports the features of a description that the emulator does not serve, once for each feature. */
final class UnservedFeatures {
    private static final List<String> ADDRESSES = List.of("tokenUrl", "authorizationUrl");

    private final DescriptionReferences links;
    private final List<DeclaredOperation> operations;
    private final List<String> basePaths;

    UnservedFeatures(DescriptionReferences links, List<DeclaredOperation> operations, List<String> basePaths) {
        this.links = links;
        this.operations = operations;
        this.basePaths = basePaths;
    }

    void report(DescriptionObject root, @Nullable DescriptionObject components) {
        webhooks(root);
        callbacks();
        linkObjects();
        flows(components);
    }

    private void webhooks(DescriptionObject root) {
        Feature found = new Feature();
        found.addAll(root.members("webhooks"));
        found.report("webhook", "the emulator sends no webhooks", "Send the request of the webhook from the test.");
    }

    private void callbacks() {
        Feature found = new Feature();
        operations.forEach(operation -> found.addAll(operation.fields().members("callbacks")));
        found.report("callback", "the emulator sends no callbacks", "Send the request of the callback from the test.");
    }

    private void linkObjects() {
        Feature found = new Feature();
        for (DeclaredOperation operation : operations) {
            for (LocatedNode place : operation.fields().members("responses")) {
                boolean response = !place.name().startsWith("x-");
                DescriptionObject fields = response ? DescriptionObject.following(place, "responses", links) : null;
                found.addAll(fields == null ? List.of() : fields.members("links"));
            }
        }
        found.report(
                "link",
                "the emulator derives relations from paths and types instead",
                "`ectype graph` shows how operations and resources are related.");
    }

    private void flows(@Nullable DescriptionObject components) {
        Feature found = new Feature();
        for (LocatedNode place : components == null ? List.<LocatedNode>of() : components.members("securitySchemes")) {
            DescriptionObject scheme = DescriptionObject.following(place, "securitySchemes", links);
            for (LocatedNode flow : scheme == null ? List.<LocatedNode>of() : scheme.members("flows")) {
                DescriptionObject fields =
                        flow.name().startsWith("x-") ? null : DescriptionObject.following(flow, "flows", links);
                if (fields != null && !isServed(fields)) {
                    found.add(flow);
                }
            }
        }
        found.report(
                "OAuth flow",
                "the emulator issues no tokens and accepts any",
                "Describe the token endpoint as an operation to make the emulator serve it.");
    }

    /** Returns whether all URLs of a flow are paths of described operations, which the emulator serves. */
    private boolean isServed(DescriptionObject flow) {
        for (String name : ADDRESSES) {
            String address = flow.text(name);
            if (address != null && !isDescribed(path(address))) {
                return false;
            }
        }
        return true;
    }

    private static String path(String address) {
        try {
            String path = URI.create(address.strip()).getPath();
            return path == null ? "" : path;
        } catch (IllegalArgumentException malformed) {
            return "";
        }
    }

    private boolean isDescribed(String path) {
        for (DeclaredOperation operation : operations) {
            String described = PathItemKey.of(operation.key()).path();
            if (path.equals(described) || basePaths.stream().anyMatch(base -> path.equals(base + described))) {
                return true;
            }
        }
        return false;
    }

    /** Counts the occurrences of a feature; a place shared by several operations counts once. */
    private final class Feature {
        private final Set<SourceLocation> places = new LinkedHashSet<>();
        private @Nullable LocatedNode first;

        void addAll(List<LocatedNode> members) {
            members.stream().filter(each -> !each.name().startsWith("x-")).forEach(this::add);
        }

        void add(LocatedNode place) {
            first = first == null ? place : first;
            places.add(place.location());
        }

        void report(String noun, String instead, String hint) {
            if (first != null) {
                int count = places.size();
                String counted = count == 1 ? "one " + noun + " is" : count + " " + noun + "s are";
                links.findings()
                        .report(DiagnosticCode.UNSERVED_FEATURE, first, counted + " described; " + instead, hint);
            }
        }
    }
}
