package dev.ectype.cli.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.ObjectEdit;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Learns from replies what an emulator holds. */
final class Observations {
    private final Instances instances;
    private final Map<ResourceName, String> identities = new LinkedHashMap<>();

    Observations(ApiModel model, Instances instances) {
        this.instances = instances;
        model.resources()
                .forEach(each -> identities.put(each.name(), each.identity().member()));
    }

    void note(Endpoint endpoint, @Nullable Instance subject, Map<String, Document> values, Answer answer) {
        Role role = endpoint.role();
        Document body = body(answer);
        if (role instanceof Role.Create create) {
            Document item = made(create, body, answer);
            if (item != null) {
                instances.add(role.resource(), new Instance(item, Instances.around(endpoint, values)));
            }
        } else if (role instanceof Role.ListAll list) {
            Document items = at(body, list.itemsAt());
            if (items != null && items.isArray()) {
                instances.addListed(role.resource(), items.elements(), Instances.around(endpoint, values));
            }
        } else if (role instanceof Role.Replace replace && replace.creates() && subject == null) {
            notePut(endpoint, at(body, replace.replyAt()), values);
        } else if (role instanceof Role.Delete && subject != null) {
            removeAll(role.resource(), subject);
        } else if (role instanceof Role.DeleteMany) {
            Instance newest = instances.newest(role.resource());
            if (newest != null) {
                instances.remove(role.resource(), newest);
            }
        } else if (role != null && subject != null) {
            noteChange(role, subject, body);
        }
    }

    /** What was put where nothing was known is there now, under the name that the path says. */
    private void notePut(Endpoint endpoint, @Nullable Document item, Map<String, Document> values) {
        Tie tie = endpoint.ties().isEmpty()
                ? null
                : endpoint.ties().get(endpoint.ties().size() - 1);
        Document name = tie == null ? null : values.get(tie.parameter());
        if (tie == null || name == null) {
            return;
        }
        Map<String, Document> around = Instances.around(endpoint, values);
        boolean known = instances.all(tie.resource()).stream()
                .anyMatch(each -> name.equals(each.document().member(tie.member())));
        if (!known) {
            Document whole = item != null && item.isObject() ? item : Document.EMPTY_OBJECT;
            Document named = ObjectEdit.of(whole).set(tie.member(), name).toDocument();
            instances.add(tie.resource(), new Instance(named, around));
        }
    }

    /** What was made, as far as the reply tells: whole, its identifier beside other things, or its address. */
    private @Nullable Document made(Role.Create create, @Nullable Document body, Answer answer) {
        Document item = at(body, create.replyAt());
        if (item != null && item.isObject()) {
            return item;
        }
        String member = identities.getOrDefault(create.resource(), "id");
        if (body != null && body.isObject() && body.member(member) != null) {
            return body;
        }
        String name = answer.location().replaceFirst("[?#].*", "").replaceFirst(".*/", "");
        Document id = Document.of(URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8));
        return name.isEmpty()
                ? null
                : ObjectEdit.of(Document.EMPTY_OBJECT).set(member, id).toDocument();
    }

    /** The same thing may be known from several places. */
    private void removeAll(ResourceName resource, Instance gone) {
        String member = identities.getOrDefault(resource, "id");
        Document id = gone.document().member(member);
        for (Instance each : List.copyOf(instances.all(resource))) {
            if (each == gone || id != null && id.equals(each.document().member(member))) {
                instances.remove(resource, each);
            }
        }
    }

    private void noteChange(Role role, Instance subject, @Nullable Document body) {
        MemberPath path = role instanceof Role.Act act
                ? act.replyAt()
                : role instanceof Role.Update update
                        ? update.replyAt()
                        : role instanceof Role.Replace replace ? replace.replyAt() : null;
        Document item = at(body, path);
        if (item != null && item.isObject()) {
            instances.replace(role.resource(), subject, item);
        } else if (role instanceof Role.Act act && act.detour() == null) {
            Document changed = ObjectEdit.of(subject.document())
                    .set(act.member(), Document.of(act.to()))
                    .toDocument();
            instances.replace(role.resource(), subject, changed);
        }
    }

    private static @Nullable Document body(Answer answer) {
        try {
            return answer.body().length == 0 ? null : Json.parse(answer.body());
        } catch (MalformedJson noJson) {
            return null;
        }
    }

    private static @Nullable Document at(@Nullable Document body, @Nullable MemberPath path) {
        return body == null || path == null ? null : body.at(new dev.ectype.runtime.json.MemberPath(path.names()));
    }
}
