package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.Member;
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
                .anyMatch(each -> name.equals(each.document().member(tie.member())) && !each.isApartFrom(around));
        if (!known) {
            Document whole = item != null && item.isObject() ? item : Document.EMPTY_OBJECT;
            Document named = ObjectEdit.of(whole).set(tie.member(), name).toDocument();
            instances.add(tie.resource(), new Instance(named, around));
        }
    }

    /** What was made, as far as the reply tells: whole, its identifier beside other things, or its address. */
    private @Nullable Document made(Role.Create create, @Nullable Document body, Answer answer) {
        String last = answer.location().replaceFirst("[?#].*", "").replaceFirst(".*/", "");
        String name = URLDecoder.decode(last.replace("+", "%2B"), StandardCharsets.UTF_8);
        String member = identities.getOrDefault(create.resource(), "id");
        Document shown = one(at(body, create.replyAt()));
        Document item = shown != null && shown.isObject() ? shown : null;
        if (item != null && (name.isEmpty() || says(item, name))) {
            return item;
        }
        if (!name.isEmpty()) {
            // What shows another identifier is something else, such as the operation that goes on.
            Document known = item == null || item.member(member) != null ? Document.EMPTY_OBJECT : item;
            return ObjectEdit.of(known).set(member, Document.of(name)).toDocument();
        }
        return body != null && body.isObject() && body.member(member) != null ? body : null;
    }

    private static boolean says(Document item, String name) {
        for (Member each : item.members()) {
            Document value = each.value();
            if ((value.isString() || value.isNumber()) && value.text().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** What is sent in a list is shown in one. */
    private static @Nullable Document one(@Nullable Document shown) {
        return shown != null && shown.isArray() && shown.size() > 0 ? shown.element(0) : shown;
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
        String member = identities.getOrDefault(role.resource(), "id");
        Document id = item == null ? null : item.member(member);
        Document before = subject.document().member(member);
        // What shows another identifier is something else, such as the operation that goes on.
        boolean same = id == null || before == null || id.equals(before);
        if (item != null && item.isObject() && same) {
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
