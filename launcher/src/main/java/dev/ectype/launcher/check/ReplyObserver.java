package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.patch.ObjectEdit;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Learns from replies which instances an emulator stores. */
final class ReplyObserver {
    private final KnownInstances instances;
    private final Map<ResourceName, String> identities = new LinkedHashMap<>();

    ReplyObserver(ApiModel model, KnownInstances instances) {
        this.instances = instances;
        model.resources()
                .forEach(each -> identities.put(each.name(), each.identity().member()));
    }

    void note(
            Endpoint endpoint,
            @Nullable KnownInstance subject,
            Map<String, Document> values,
            EmulatorResponse response) {
        Role role = endpoint.role();
        Document body = body(response);
        if (role instanceof Role.Create create) {
            Document item = createdInstance(create, body, response);
            if (item != null) {
                instances.add(role.resource(), new KnownInstance(item, KnownInstances.scopeOf(endpoint, values)));
            }
        } else if (role instanceof Role.ListAll list) {
            Document items = at(body, list.itemsAt());
            if (items != null && items.isArray()) {
                instances.addListed(role.resource(), listed(endpoint, items), KnownInstances.scopeOf(endpoint, values));
            }
        } else if (role instanceof Role.Replace replace && replace.creates() && subject == null) {
            notePut(endpoint, at(body, replace.replyAt()), values);
        } else if (role instanceof Role.Delete && subject != null) {
            removeAll(role.resource(), subject);
        } else if (role instanceof DeleteMany many && many.list() != null) {
            instances.removeWithin(role.resource(), KnownInstances.scopeOf(endpoint, values));
        } else if (role instanceof DeleteMany) {
            KnownInstance newest = instances.newest(role.resource());
            if (newest != null) {
                instances.remove(role.resource(), newest);
            }
        } else if (role != null && subject != null) {
            noteChange(role, subject, body);
        }
    }

    /** The instances in the elements of a list. */
    private static List<Document> listed(Endpoint endpoint, Document items) {
        String member = endpoint.understood().members().elementMember();
        List<Document> instances = new ArrayList<>();
        for (Document element : items.elements()) {
            Document inner = member == null ? element : element.member(member);
            if (inner != null) {
                instances.add(inner);
            }
        }
        return instances;
    }

    /** Adds an unknown instance that a {@code PUT} created, with the identifier from the path. */
    private void notePut(Endpoint endpoint, @Nullable Document item, Map<String, Document> values) {
        ParameterBinding binding = endpoint.parameterBindings().isEmpty()
                ? null
                : endpoint.parameterBindings().get(endpoint.parameterBindings().size() - 1);
        Document name = binding == null ? null : values.get(binding.parameter());
        if (binding == null || name == null) {
            return;
        }
        Map<String, Document> scope = KnownInstances.scopeOf(endpoint, values);
        boolean known = instances.all(binding.resource()).stream()
                .anyMatch(each -> name.equals(each.document().member(binding.member())) && !each.isOutside(scope));
        if (!known) {
            Document document = item != null && item.isObject() ? item : Document.EMPTY_OBJECT;
            Document identified =
                    ObjectEdit.of(document).set(binding.member(), name).toDocument();
            instances.add(binding.resource(), new KnownInstance(identified, scope));
        }
    }

    /** Reads a created instance from a reply: the whole document, or only its identifier or its {@code Location}. */
    private @Nullable Document createdInstance(Role.Create create, @Nullable Document body, EmulatorResponse response) {
        String last = response.location().replaceFirst("[?#].*", "").replaceFirst(".*/", "");
        String name = URLDecoder.decode(last.replace("+", "%2B"), StandardCharsets.UTF_8);
        String member = identities.getOrDefault(create.resource(), "id");
        Document document = firstElement(at(body, create.replyAt()));
        Document item = document != null && document.isObject() ? document : null;
        if (item != null && (name.isEmpty() || hasValue(item, name))) {
            return item;
        }
        if (!name.isEmpty()) {
            // A document with another identifier is another resource, such as a long-running operation.
            Document partial = item == null || item.member(member) != null ? Document.EMPTY_OBJECT : item;
            return ObjectEdit.of(partial).set(member, Document.of(name)).toDocument();
        }
        return body != null && body.isObject() && body.member(member) != null ? body : null;
    }

    private static boolean hasValue(Document item, String name) {
        for (JsonMember each : item.members()) {
            Document value = each.value();
            if ((value.isString() || value.isNumber()) && value.text().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** Unwraps the first element of a list: replies to a list in the request contain a list. */
    private static @Nullable Document firstElement(@Nullable Document document) {
        return document != null && document.isArray() && document.size() > 0 ? document.element(0) : document;
    }

    /** Removes an instance and its duplicates: the same instance may be known with several scopes. */
    private void removeAll(ResourceName resource, KnownInstance deleted) {
        String member = identities.getOrDefault(resource, "id");
        Document id = deleted.document().member(member);
        for (KnownInstance each : List.copyOf(instances.all(resource))) {
            if (each == deleted || id != null && id.equals(each.document().member(member))) {
                instances.remove(resource, each);
            }
        }
    }

    private void noteChange(Role role, KnownInstance subject, @Nullable Document body) {
        boolean shown = role instanceof Role.Act || role instanceof Role.Change;
        Document item = shown ? at(body, role.replyAt()) : null;
        String member = identities.getOrDefault(role.resource(), "id");
        Document id = item == null ? null : item.member(member);
        Document previousId = subject.document().member(member);
        // A document with another identifier is another resource, such as a long-running operation.
        boolean sameInstance = id == null || previousId == null || id.equals(previousId);
        if (item != null && item.isObject() && sameInstance) {
            instances.replace(role.resource(), subject, item);
        } else if (role instanceof Role.Act act && act.conditionalTarget() == null) {
            Document changed = ObjectEdit.of(subject.document())
                    .set(act.member(), Document.of(act.to()))
                    .toDocument();
            instances.replace(role.resource(), subject, changed);
        }
    }

    private static @Nullable Document body(EmulatorResponse response) {
        try {
            return response.body().length == 0 ? null : Json.parse(response.body());
        } catch (MalformedJson noJson) {
            return null;
        }
    }

    private static @Nullable Document at(@Nullable Document body, @Nullable MemberPath path) {
        return body == null || path == null ? null : body.at(new dev.ectype.runtime.json.MemberPath(path.names()));
    }
}
