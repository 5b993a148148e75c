package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * Locates the subject of a fault in the request.
 *
 * @param part {@code query}, {@code path}, {@code header}, {@code cookie} or {@code body}
 * @param names the parameter, or the members that lead to the value in the body
 */
record ErrorSubject(String part, List<String> names) {
    ErrorSubject {
        names = List.copyOf(names);
    }

    static ErrorSubject of(Problem.Detail detail) {
        String location = detail.place();
        int dot = location.indexOf('.');
        int slash = location.indexOf('/');
        boolean parameter = dot >= 0 && (slash < 0 || dot < slash);
        List<String> names = new ArrayList<>();
        String part = parameter ? location.substring(0, dot) : slash < 0 ? location : location.substring(0, slash);
        String rest = parameter ? location.substring(dot + 1) : slash < 0 ? "" : location.substring(slash + 1);
        if (!rest.isEmpty()) {
            for (String name : rest.split("/", -1)) {
                names.add(name.replace("~1", "/").replace("~0", "~"));
            }
        }
        return new ErrorSubject(part, names);
    }

    boolean isBody() {
        return part.equals("body");
    }

    /** Returns the subject as {@code address.city}, or {@code body} for the whole body. */
    String dotted() {
        return names.isEmpty() ? part : String.join(".", names);
    }

    /** Returns the subject in form notation: {@code address[city]}. */
    String bracketed() {
        return names.isEmpty()
                ? part
                : names.get(0)
                        + names.stream().skip(1).map(name -> "[" + name + "]").reduce("", String::concat);
    }

    String pointer() {
        StringBuilder pointer = new StringBuilder();
        names.forEach(name -> pointer.append('/').append(name.replace("~", "~0").replace("/", "~1")));
        return pointer.toString();
    }
}
