package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.ContentStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the operations that upload content, such as files, and the operations that download it again. Both concern the
 * same instance, or the same path if there is no instance.
 */
final class ContentRules {
    private static final Pattern PARAMETER = Pattern.compile("\\{([^}]*)}");
    private static final Set<String> GENERIC = new LinkedHashSet<>(List.of(
            "content",
            "contents",
            "download",
            "upload",
            "file",
            "raw",
            "data",
            "media",
            "body",
            "bytes",
            "binary",
            "blob",
            "original",
            "attachment",
            "stream",
            "$value"));

    private final BinaryMedia contents;
    private final Set<ResourceName> writtenResources = new LinkedHashSet<>();
    private final Set<ResourceName> readableResources = new LinkedHashSet<>();
    private final Set<String> writtenPaths = new LinkedHashSet<>();
    private final Set<String> readablePaths = new LinkedHashSet<>();
    private final Set<String> postedPaths = new LinkedHashSet<>();

    private ContentRules(BinaryMedia contents) {
        this.contents = contents;
    }

    static ContentRules none() {
        return new ContentRules(new BinaryMedia(new LinkedHashMap<>()));
    }

    static ContentRules of(ApiModel model) {
        ContentRules rules = new ContentRules(new BinaryMedia(model.api().types()));
        model.endpoints().forEach(rules::note);
        return rules;
    }

    private void note(Endpoint endpoint) {
        String path = endpoint.binding().path();
        if (path == null) {
            return;
        }
        ResourceName resource = subject(endpoint);
        if (acceptsContent(endpoint)) {
            writtenPaths.add(path);
            if (resource != null) {
                writtenResources.add(resource);
            }
        }
        if (returnsContent(endpoint)) {
            readablePaths.add(path);
            if (resource != null) {
                readableResources.add(resource);
            }
        }
        if (endpoint.binding().isHttp("POST")) {
            postedPaths.add(path);
        }
    }

    /** Returns the content step of an operation, or null if it has none or if its role already stores the content. */
    @Nullable
    Step step(Endpoint endpoint, @Nullable String target) {
        ResourceName resource = target == null ? null : subject(endpoint);
        if (!(endpoint.role() == null || endpoint.role() instanceof Role.CustomAction)
                || !concerns(endpoint, resource)) {
            return null;
        }
        String slot = resource == null ? "" : slot(endpoint);
        String found = resource == null ? null : target;
        if (acceptsContent(endpoint)) {
            return new ContentStep.StoreContent(resource, found, slot);
        }
        boolean removes = endpoint.binding().isHttp("DELETE")
                && writtenPaths.contains(endpoint.binding().path());
        return removes ? new ContentStep.DeleteContent(resource, found, slot) : null;
    }

    /** Returns the projection of a reply with uploaded content, or null if the reply has none. */
    Projection.@Nullable Content projection(Endpoint endpoint) {
        Role role = endpoint.role();
        boolean possible = role == null || role instanceof Role.CustomAction || role instanceof Role.Read;
        ResourceName resource = subject(endpoint);
        if (!possible || !returnsContent(endpoint) || !concerns(endpoint, resource)) {
            return null;
        }
        return new Projection.Content(resource == null ? "" : slot(endpoint));
    }

    private boolean concerns(Endpoint endpoint, @Nullable ResourceName resource) {
        if (resource != null) {
            return writtenResources.contains(resource) && readableResources.contains(resource);
        }
        String path = endpoint.binding().path();
        return endpoint.role() == null
                && path != null
                && writtenPaths.contains(path)
                && readablePaths.contains(path)
                && !isCreatedByCollection(path);
    }

    /** Returns whether a collection creates the instance of a path before any upload. */
    private boolean isCreatedByCollection(String path) {
        int last = path.lastIndexOf('/');
        return last > 0 && path.endsWith("}") && postedPaths.contains(path.substring(0, last));
    }

    /** Returns the resource of an operation: the last one its path identifies, if no further parameter follows. */
    private @Nullable ResourceName subject(Endpoint endpoint) {
        if (endpoint.role() instanceof Role.Create create) {
            return create.resource();
        }
        String path = endpoint.binding().path();
        List<ParameterBinding> bindings = endpoint.parameterBindings();
        if (path == null || bindings.isEmpty()) {
            return endpoint.role() == null ? null : endpoint.role().resource();
        }
        ParameterBinding last = bindings.get(bindings.size() - 1);
        List<String> names = new ArrayList<>();
        Matcher parameter = PARAMETER.matcher(path);
        while (parameter.find()) {
            names.add(parameter.group(1));
        }
        boolean named = !names.isEmpty() && names.get(names.size() - 1).equals(last.parameter());
        return named ? last.resource() : null;
    }

    private boolean acceptsContent(Endpoint endpoint) {
        boolean writes =
                !endpoint.binding().isHttp("GET") && !endpoint.binding().isHttp("DELETE");
        return writes
                && endpoint.body() != null
                && endpoint.body().media().stream().anyMatch(contents::carries);
    }

    /** Returns whether a request may carry a list of files. */
    boolean acceptsSeveralFiles(Endpoint endpoint) {
        return endpoint.body() != null && endpoint.body().media().stream().anyMatch(contents::carriesSeveral);
    }

    private boolean returnsContent(Endpoint endpoint) {
        Media media = SuccessReply.of(endpoint, false).media();
        return endpoint.binding().isHttp("GET") && media != null && contents.canContain(media);
    }

    /** Returns the name of one of several contents of an instance: {@code logo} in {@code /projects/{id}/logo}. */
    private static String slot(Endpoint endpoint) {
        String path = String.valueOf(endpoint.binding().path());
        String rest = path.substring(path.lastIndexOf('}') + 1);
        StringBuilder slot = new StringBuilder();
        for (String literal : rest.split("/", -1)) {
            if (!literal.isEmpty() && !GENERIC.contains(literal.toLowerCase(Locale.ROOT))) {
                slot.append(slot.length() == 0 ? "" : "/").append(literal);
            }
        }
        return slot.toString();
    }
}
