package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Calls that are about one kind of thing, and as what each of them is read. */
final class CallGroup {
    private static final List<String> USUAL = List.of("item", "data", "result", "list", "record", "value", "entry");
    /** An object with more members is a thing, and the lists in it are parts of it. */
    private static final int SMALL = 3;

    private final Shapes shapes;
    private final List<Call> calls;
    private final String noun;
    private final boolean named;
    private final Map<Call, CallArguments> arguments = new LinkedHashMap<>();
    private final Map<Call, Parameter> items = new LinkedHashMap<>();
    private final Map<Call, CallName.Deed> deeds = new LinkedHashMap<>();

    /**
     * Takes calls with the same scope whose nouns mean the same.
     *
     * @param named whether paths name such things, so that a call that is about one says so plainly
     */
    CallGroup(List<Call> calls, Shapes shapes, boolean named) {
        this.named = named;
        this.calls = List.copyOf(calls);
        this.shapes = shapes;
        this.noun = calls.get(0).name().noun();
        String shared = shared();
        for (Call call : this.calls) {
            CallName.Deed deed = deed(call, shared);
            boolean made = calls.stream()
                    .anyMatch(other ->
                            !other.registers() && other.does(call.name().deed()));
            // Where things are made otherwise, to register one does something else to it.
            if (deed != null && !(call.registers() && made)) {
                deeds.put(call, deed);
            }
        }
        agree();
        // What may be put without a name is made anew then.
        deeds.replaceAll((call, deed) -> deed == CallName.Deed.PUT && !isNamed(call) ? CallName.Deed.CREATE : deed);
    }

    private boolean isNamed(Call call) {
        Parameter named = items.get(call);
        return call.item() != null || named != null && named.required();
    }

    /** What most calls about one thing name it by, all that are told it do. */
    private void agree() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        items.forEach((call, named) -> {
            if (deeds.get(call) != CallName.Deed.PUT) {
                uses.merge(named.name(), 1, Integer::sum);
            }
        });
        String usual = null;
        for (Map.Entry<String, Integer> use : uses.entrySet()) {
            usual = usual == null || use.getValue() > uses.getOrDefault(usual, 0) ? use.getKey() : usual;
        }
        for (Call call : usual == null ? List.<Call>of() : List.copyOf(items.keySet())) {
            Parameter same = arguments(call).get(Objects.requireNonNull(usual));
            if (same != null) {
                items.put(call, same);
            }
        }
    }

    PathTemplate scope() {
        return calls.get(0).scope();
    }

    String noun() {
        return noun;
    }

    /** As a collection is called in the plural where some call says it so, else as the first call names one. */
    String literal() {
        for (Call call : calls) {
            if (CallName.isPlural(call.name().noun())) {
                return CallName.collection(call.name().noun());
            }
        }
        return CallName.collection(noun);
    }

    /** What is understood of each call. */
    Map<Call, CallName.Deed> deeds() {
        return deeds;
    }

    boolean does(CallName.Deed deed) {
        return deeds.containsValue(deed);
    }

    /** What tells a call about one thing which one is meant, or null where it is about none or a path parameter tells. */
    @Nullable
    Parameter item(Call call) {
        return items.get(call);
    }

    /** What a call must be told that names one of other things, or null where nothing does without doubt. */
    @Nullable
    Parameter holding(Call call, String others) {
        Parameter named = arguments(call).requiredOf(others);
        Parameter own = items.get(call);
        return named == null || own != null && own.name().equals(named.name()) ? null : named;
    }

    /** Whether a further call, whose verb is not known, is told which of these things it is about. */
    boolean adopt(Call call) {
        Parameter named = arguments(call).naming(call.name().noun());
        boolean same = named != null
                && !CallName.isPlural(call.name().noun())
                && (items.values().stream().anyMatch(item -> item.name().equals(named.name()))
                        || call.isPathless()
                                && arguments(call).requiredOf(call.name().noun()) != null
                                && named.required());
        if (same && named != null) {
            items.put(call, named);
        }
        return same;
    }

    /**
     * Takes a further call, whose verb is not known, for one that makes such things if none of them is named to it and it shows one.
     * Where another call says that it makes them, this one does something else.
     */
    void adoptAsMaking(Call call) {
        String noun = call.name().noun();
        boolean says = deeds.keySet().stream()
                .anyMatch(each -> each.does(CallName.Deed.CREATE) || each.does(CallName.Deed.PUT));
        boolean mayMake = call.isPathless() && Verbs.mayMake(call.name().verb()) && !CallName.isPlural(noun);
        boolean isToldOne = arguments(call).requiredOf(noun) != null
                || items.values().stream().anyMatch(item -> arguments(call).get(item.name()) != null);
        if (!says && mayMake && !isToldOne && call.route().endpoint().body() != null && showsOne(call)) {
            deeds.put(call, CallName.Deed.CREATE);
        }
    }

    /** Whether a call shows what those show that read one. */
    private boolean showsOne(Call call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        List<TypeName> shown = reply == null ? List.of() : shapes.names(reply);
        return deeds.entrySet().stream()
                .filter(each -> each.getValue() == CallName.Deed.READ)
                .map(each -> Payloads.replyType(each.getKey().route().endpoint()))
                .anyMatch(read -> read != null
                        && shapes.items(read) == null
                        && shapes.names(read).stream().anyMatch(shown::contains));
    }

    private CallArguments arguments(Call call) {
        return arguments.computeIfAbsent(call, each -> CallArguments.of(each, shapes));
    }

    private CallName.@Nullable Deed deed(Call call, @Nullable String shared) {
        CallName.Deed deed = call.name().deed();
        switch (deed) {
            case CREATE:
                return call.item() == null ? deed : null;
            case LIST:
                boolean lists = call.item() == null && showsList(call);
                return lists ? deed : identify(call, shared) && !isSearch(call) ? CallName.Deed.READ : null;
            case READ:
                if (call.item() != null || identify(call, shared)) {
                    return deed;
                }
                return showsList(call) ? CallName.Deed.LIST : null;
            case PUT:
                identify(call, shared);
                return deed;
            case DELETE_MANY:
                return arguments(call).listsSeveral(call.name().noun()) ? deed : null;
            case UPDATE:
                boolean told = call.item() != null || identify(call, shared);
                return told || arguments(call).tellsWhole(call.name().noun()) ? deed : null;
            case DELETE:
                return call.item() != null || identify(call, shared) ? deed : null;
            default:
                return null;
        }
    }

    private static boolean isSearch(Call call) {
        return Verbs.searches(call.name().verb());
    }

    private boolean identify(Call call, @Nullable String shared) {
        CallArguments arguments = arguments(call);
        Parameter naming = arguments.naming(call.name().noun());
        naming = naming == null && !named && shared != null ? arguments.get(shared) : naming;
        naming = naming == null && !named ? arguments.onlyRequired() : naming;
        if (naming != null) {
            items.put(call, naming);
        }
        return naming != null;
    }

    /** What all calls about one thing are told and no others, or null. */
    private @Nullable String shared() {
        Set<String> ofOne = null;
        Set<String> ofAll = new TreeSet<>();
        int count = 0;
        for (Call call : calls) {
            List<String> names = arguments(call).names();
            boolean one =
                    call.does(CallName.Deed.READ) || call.does(CallName.Deed.UPDATE) || call.does(CallName.Deed.DELETE);
            if (!one) {
                ofAll.addAll(names);
            } else if (ofOne == null) {
                ofOne = new TreeSet<>(names);
            } else {
                ofOne.retainAll(names);
            }
            count += one ? 1 : 0;
        }
        if (ofOne == null || count < 2) {
            return null;
        }
        ofOne.removeAll(ofAll);
        return ofOne.size() == 1 ? ofOne.iterator().next() : null;
    }

    /** Whether a call shows many of the things, at most in one object inside the reply. */
    private boolean showsList(Call call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        if (reply == null || holdsList(reply, call.name())) {
            return reply != null;
        }
        Shape envelope = shapes.shape(reply);
        return envelope.members().size() <= SMALL
                && envelope.members().values().stream().anyMatch(member -> holdsList(member.type(), call.name()));
    }

    private boolean holdsList(TypeRef type, CallName name) {
        if (shapes.items(type) != null) {
            return true;
        }
        Map<String, Member> members = shapes.shape(type).members();
        for (Member member : members.values()) {
            String key = Words.key(member.name());
            boolean named = key.startsWith(name.key()) || key.endsWith(name.key()) || USUAL.contains(key);
            if (shapes.items(member.type()) != null && (named || members.size() <= SMALL)) {
                return true;
            }
        }
        return false;
    }
}
