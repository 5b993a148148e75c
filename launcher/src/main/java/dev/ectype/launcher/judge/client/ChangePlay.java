package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.client.Observation.Kind;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.words.StateWords;
import dev.ectype.launcher.judge.words.WordComparison;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Updates a created instance and plays the actions on it. */
final class ChangePlay {
    private static final Document CHANGED = Document.of("Changed");

    private final ClientSession session;
    private final DescribedApi api;
    private final ResourceFamily family;
    private final List<Observation> observations;

    ChangePlay(ClientSession session, DescribedApi api, ResourceFamily family, List<Observation> observations) {
        this.session = session;
        this.api = api;
        this.family = family;
        this.observations = observations;
    }

    void run(PlayedInstance instance) {
        update(instance);
        family.actions().forEach(action -> act(action, instance));
    }

    private void update(PlayedInstance instance) {
        DescribedOperation update = family.update();
        String member = update == null ? null : changeable(update, instance);
        if (update == null || member == null) {
            return;
        }
        Map<MemberPath, Document> members = new LinkedHashMap<>();
        members.put(MemberPath.of(member), CHANGED);
        Document before = read(instance);
        ClientExchange changed = session.call(update, instance.parameters(), members, List.of());
        ClientExchange after =
                changed == null || !changed.isSuccess() ? null : session.call(family.read(), instance.parameters());
        Document now =
                after == null || !after.isSuccess() ? null : InstanceReader.instance(after.body(), family.noun());
        if (changed == null || after == null || now == null || before == null) {
            return;
        }
        List<String> lines = List.of(changed.line(), after.line());
        if (!CHANGED.equals(now.member(member)) && changed.line().contains("\"Changed\"")) {
            observations.add(new Observation(
                    Kind.NOT_UPDATED,
                    List.of(update, family.read()),
                    member,
                    "the member " + member + " does not have the value that was sent",
                    lines));
        }
    }

    /** Returns a free text that requests may change, or null. */
    private @Nullable String changeable(DescribedOperation update, PlayedInstance instance) {
        Map<String, ObjectMember> returned = api.types().members(family.read().replyType());
        for (ObjectMember each : api.types().members(update.bodyType()).values()) {
            TypeRef type = api.types().bare(each.type());
            boolean free = type instanceof TextType text
                    && text.pattern() == null
                    && text.format() == null
                    && text.minLength() == null
                    && text.maxLength() == null
                    && !each.type().notes().readOnly();
            boolean both = returned.containsKey(each.name()) && !each.name().equals(instance.member());
            if (free
                    && both
                    && each.name()
                            .matches(
                                    "(?i)name|title|description|note|notes|text|comment|summary|subject|body|label|displayName")) {
                return each.name();
            }
        }
        return null;
    }

    private void act(DescribedOperation action, PlayedInstance instance) {
        Document before = read(instance);
        ClientExchange acted = before == null ? null : session.call(action, instance.parameters());
        Document after = acted == null || !acted.isSuccess() ? null : read(instance);
        if (acted == null || before == null || after == null) {
            return;
        }
        List<String> changed = new ArrayList<>();
        for (ObjectMember each : api.types().members(family.read().replyType()).values()) {
            List<String> values = api.types().values(each.type());
            Document now = after.member(each.name());
            if (values.size() > 1 && now != null && now.isString()) {
                if (!now.equals(before.member(each.name()))) {
                    changed.add(each.name());
                }
                state(action, acted, each.name(), values, now.text());
            }
        }
        if (changed.size() > 1) {
            observations.add(new Observation(
                    Kind.SEVERAL_STATES,
                    List.of(action),
                    null,
                    "one action changes " + String.join(" and ", changed),
                    List.of(acted.line())));
        }
    }

    private void state(
            DescribedOperation action, ClientExchange acted, String member, List<String> values, String now) {
        List<String> verb = WordComparison.of(action.suffix());
        String named = StateWords.isStateName(member) ? StateWords.target(verb, values) : null;
        if (named != null && !named.equals(now) && !StateWords.matches(verb, now)) {
            observations.add(new Observation(
                    Kind.OTHER_STATE,
                    List.of(action),
                    named,
                    "after " + action.suffix() + ", " + member + " is " + now + " and not " + named,
                    List.of(acted.line())));
        }
    }

    private @Nullable Document read(PlayedInstance instance) {
        ClientExchange read = session.call(family.read(), instance.parameters());
        return read == null || !read.isSuccess() ? null : InstanceReader.instance(read.body(), family.noun());
    }
}
