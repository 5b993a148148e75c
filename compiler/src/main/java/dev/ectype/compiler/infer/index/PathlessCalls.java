package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.OperationName.Kind;
import dev.ectype.compiler.ir.binding.Binding;
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
        return binding.isMutation() ? mutation(call) : method(call);
    }

    private static @Nullable OperationName method(String call) {
        OperationName name = OperationName.of(call);
        return name == null ? OperationName.ofAny(call) : name.noun().isEmpty() ? null : name;
    }

    /** Returns the name read with the verb behind the noun, {@code orderCancel}, or null. */
    static @Nullable OperationName withTrailingVerb(Binding binding) {
        return binding.isMutation() ? trailingVerb(binding.address()) : null;
    }

    private static @Nullable OperationName mutation(String field) {
        OperationName front = OperationName.of(field);
        OperationName back = front == null ? trailingVerb(field) : null;
        OperationName name = back == null || back.kind() == Kind.OTHER ? OperationName.ofAny(field) : back;
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
