package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.OperationName.Kind;
import dev.ectype.compiler.infer.lexicon.ServiceWords;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.noun.Nouns;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the names of calls in protocols without paths. */
public final class PathlessCalls {
    private static final List<String> LISTS = List.of("connection", "list", "collection", "page", "paginated");
    private static final Pattern NARROWED =
            Pattern.compile("(.+?)(?:(?:By|For|Of|From|In)(?=[A-Z])|_(?:by|for|of|from|in)_).+");
    private static final List<Kind> READ_KINDS = List.of(Kind.READ, Kind.LIST);
    private static final List<Kind> WRITE_KINDS = List.of(Kind.CREATE, Kind.UPDATE, Kind.DELETE);

    private PathlessCalls() {}

    /** Returns whether clients call an operation by its name alone. */
    public static boolean isCall(Binding binding) {
        return binding.callName() != null;
    }

    /** Returns whether two operations use the same protocol. */
    public static boolean useSameProtocol(Binding one, Binding other) {
        return one.getClass().equals(other.getClass());
    }

    /** Returns {@code GET} for a query and {@code POST} for a call that may change state. */
    static String method(Binding binding) {
        return binding.isQuery() ? "GET" : "POST";
    }

    /** Returns the verb and noun of a call, or null if its name is not understood. */
    static @Nullable public OperationName name(Binding binding) {
        String call = binding.callName();
        if (call == null) {
            return null;
        }
        if (binding.isQuery()) {
            return query(call, binding.returnsConnection());
        }
        OperationName name =
                binding.isMutation() ? mutation(call) : method(call, String.valueOf(binding.serviceName()));
        String message = binding.messageName();
        boolean isClear = name != null && name.kind() != Kind.OTHER;
        OperationName event = message == null || isClear ? null : ofMessage(message);
        return event == null ? name : event;
    }

    /** Reads the name of a message as an event or as a command, {@code CreateOrder}; null for other names. */
    private static @Nullable OperationName ofMessage(String message) {
        OperationName event = EventName.of(message);
        OperationName command = event == null ? OperationName.of(message) : null;
        boolean isWrite = command != null
                && WRITE_KINDS.contains(command.kind())
                && !command.noun().isEmpty();
        return isWrite ? command : event;
    }

    /**
     * Reads a method of a service. The name of the service is no part of the verb, {@code ControllerGetVolume}, and it
     * is the noun of a verb alone: {@code Tickets/Get}.
     */
    private static @Nullable OperationName method(String method, String service) {
        String call = withoutService(method, service);
        OperationName front = OperationName.of(call);
        if (front == null && NameWords.of(call).size() == 1) {
            boolean lists =
                    Nouns.isPlural(call) && NameWords.key(call).equals(NameWords.key(ServiceWords.noun(service)));
            front = new OperationName(lists ? Kind.LIST : Kind.OTHER, lists ? "list" : NameWords.bare(call), "");
        }
        if (front != null) {
            String noun = front.noun().isEmpty() ? ServiceWords.noun(service) : front.noun();
            return noun.isEmpty() ? null : front.about(noun);
        }
        return withTrailingVerbOrCompound(call);
    }

    /** Reads a verb behind a noun, or a noun with a preposition behind a verb, {@code deleteAddOn}, or any verb. */
    private static @Nullable OperationName withTrailingVerbOrCompound(String call) {
        OperationName back = trailingVerb(call);
        OperationName name = back == null || back.kind() == Kind.OTHER ? OperationName.compound(call) : back;
        return name == null ? OperationName.ofAny(call) : name;
    }

    /** Returns the name of a method without the name of its service in front. */
    private static String withoutService(String method, String service) {
        boolean named = method.length() > service.length()
                && method.startsWith(service)
                && Character.isUpperCase(method.charAt(service.length()));
        return named ? method.substring(service.length()) : method;
    }

    /** Returns the name read with a noun of some words in front, {@code orderCancel}, or null. */
    static @Nullable OperationName withLeadingNoun(Binding binding, int words) {
        String call = binding.callName();
        if (call == null || binding.isQuery()) {
            return null;
        }
        String name = binding.serviceName() == null ? call : withoutService(call, binding.serviceName());
        List<String> parts = NameWords.of(name);
        if (words >= parts.size()) {
            return null;
        }
        String verb = String.join("_", parts.subList(words, parts.size()));
        String noun = String.join("_", parts.subList(0, words));
        return new OperationName(Kind.OTHER, verb, noun);
    }

    private static @Nullable OperationName mutation(String field) {
        OperationName front = OperationName.of(field);
        OperationName name = front == null ? withTrailingVerbOrCompound(field) : front;
        // A verb alone, such as search, names no resource.
        return name == null || name.noun().isEmpty() ? null : name;
    }

    private static @Nullable OperationName trailingVerb(String field) {
        List<String> words = NameWords.of(field);
        if (words.size() < 2) {
            return null;
        }
        String verb = words.get(words.size() - 1);
        OperationName alone = OperationName.ofAny(verb);
        String noun = field.substring(0, field.length() - verb.length()).replaceAll("_+$", "");
        if (noun.isEmpty()) {
            return null;
        }
        return alone == null ? new OperationName(Kind.OTHER, verb, noun) : alone.about(noun);
    }

    /** Returns the name of a list query without a filtering suffix, {@code getPaymentsByUser}, or null. */
    static @Nullable OperationName withoutSuffix(Binding binding) {
        if (!binding.isQuery()) {
            return null;
        }
        Matcher found = NARROWED.matcher(binding.address());
        OperationName name = found.matches() ? query(found.group(1), binding.returnsConnection()) : null;
        return name != null && name.kind() == Kind.LIST ? name : null;
    }

    /**
     * Reads a query without a verb as a read or a list of its noun: {@code product}, {@code products},
     * {@code allProducts}, {@code productList}.
     */
    private static @Nullable OperationName query(String field, boolean connection) {
        OperationName name = OperationName.of(field);
        if (name != null) {
            return READ_KINDS.contains(name.kind()) && !name.noun().isEmpty() ? bare(name) : null;
        }
        List<String> words = NameWords.of(field);
        if (words.isEmpty()) {
            return null;
        }
        boolean all = words.get(0).equals("all") && words.size() > 1;
        OperationName read = OperationName.ofAny((all ? "list_" : "get_") + (all ? field.substring(3) : field));
        boolean lists = read != null && (all || connection);
        return read == null ? null : bare(lists ? new OperationName(Kind.LIST, "list", read.noun()) : read);
    }

    /** Removes the word for a list from the noun. */
    private static OperationName bare(OperationName name) {
        List<String> words = NameWords.of(name.noun());
        String last = words.get(words.size() - 1);
        if (words.size() < 2 || !LISTS.contains(last)) {
            return name;
        }
        String noun =
                name.noun().substring(0, name.noun().length() - last.length()).replaceAll("_+$", "");
        return new OperationName(Kind.LIST, "list", noun);
    }
}
