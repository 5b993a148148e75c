package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Index of the operations that accept and return contents, by resource and by path. */
final class ContentIndex {
    private final ModelDraft draft;
    private final Map<ResourceName, String> resourceUploads = new LinkedHashMap<>();
    private final Map<ResourceName, String> resourceDownloads = new LinkedHashMap<>();
    private final Map<String, String> pathUploads = new LinkedHashMap<>();
    private final Map<String, String> pathDownloads = new LinkedHashMap<>();
    private final Set<String> postedPaths = new LinkedHashSet<>();

    private ContentIndex(ModelDraft draft) {
        this.draft = draft;
    }

    static ContentIndex of(ModelDraft draft) {
        ContentIndex index = new ContentIndex(draft);
        draft.endpoints().forEach(index::add);
        return index;
    }

    private void add(Endpoint endpoint) {
        String path = endpoint.binding().path();
        if (path == null) {
            return;
        }
        if (accepts(endpoint)) {
            add(endpoint, path, pathUploads, resourceUploads);
        }
        if (returns(endpoint)) {
            add(endpoint, path, pathDownloads, resourceDownloads);
        }
        if (endpoint.binding().isHttp("POST")) {
            postedPaths.add(path);
        }
    }

    private void add(Endpoint endpoint, String path, Map<String, String> byPath, Map<ResourceName, String> byResource) {
        byPath.putIfAbsent(path, endpoint.id().value());
        ResourceName resource = subject(endpoint);
        if (resource != null) {
            byResource.putIfAbsent(resource, endpoint.id().value());
        }
    }

    /** Returns whether the body of a write is a content or carries a file. */
    boolean accepts(Endpoint endpoint) {
        FileBody body = endpoint.binding().isHttp("GET") || endpoint.binding().isHttp("DELETE")
                ? null
                : FileBody.of(draft.shapes, endpoint);
        return body != null && body.content();
    }

    /** Returns whether a read replies with a content. */
    boolean returns(Endpoint endpoint) {
        Media media = SuccessReply.of(endpoint, false).media();
        return endpoint.binding().isHttp("GET") && media != null && FileBody.isContent(draft.shapes, media);
    }

    /** Returns whether an operation uploads a content to a path. */
    boolean isWritten(@Nullable String path) {
        return path != null && pathUploads.containsKey(path);
    }

    /** Names the upload and the download of one instance or of one path, or returns null if one of them is missing. */
    @Nullable
    String evidence(Endpoint endpoint, @Nullable ResourceName resource, @Nullable Role role) {
        String path = endpoint.binding().path();
        if (resource == null && (role != null || path == null || isCreatedByCollection(path))) {
            return null;
        }
        String upload = resource == null ? pathUploads.get(path) : resourceUploads.get(resource);
        String download = resource == null ? pathDownloads.get(path) : resourceDownloads.get(resource);
        return upload == null || download == null ? null : upload + " accepts content and " + download + " returns it";
    }

    /** Returns whether a collection creates the instance of a path before any upload. */
    private boolean isCreatedByCollection(String path) {
        int last = path.lastIndexOf('/');
        return last > 0 && path.endsWith("}") && postedPaths.contains(path.substring(0, last));
    }

    /** Returns the resource of an operation: the last one its path identifies, if no further parameter follows. */
    @Nullable
    ResourceName subject(Endpoint endpoint) {
        Role role = draft.role(endpoint.id());
        if (role instanceof Role.Create create) {
            return create.resource();
        }
        String path = endpoint.binding().path();
        List<ParameterBinding> bindings = draft.parameterBindings(endpoint.id());
        if (path == null || bindings.isEmpty()) {
            return role == null ? null : role.resource();
        }
        ParameterBinding last = bindings.get(bindings.size() - 1);
        int opened = path.lastIndexOf('{');
        int closed = path.indexOf('}', opened);
        boolean named = opened >= 0
                && closed > opened
                && path.substring(opened + 1, closed).equals(last.parameter());
        return named ? last.resource() : null;
    }
}
