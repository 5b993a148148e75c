package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.id.Names;
import dev.ectype.noun.Nouns;
import io.swagger.v3.oas.annotations.Operation;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;

/** Reads the properties of a route from its handler's annotations. */
record Route(HandlerMethod handler, RequestMethod method, String path) {
    private static final List<RequestMethod> MUTATIONS =
            List.of(RequestMethod.POST, RequestMethod.PUT, RequestMethod.PATCH, RequestMethod.DELETE);

    static Route of(HandlerMethod handler) {
        RequestMapping own = AnnotatedElementUtils.findMergedAnnotation(handler.getMethod(), RequestMapping.class);
        RequestMapping outer = AnnotatedElementUtils.findMergedAnnotation(handler.getBeanType(), RequestMapping.class);
        RequestMethod method = own == null || own.method().length == 0 ? RequestMethod.GET : own.method()[0];
        return new Route(handler, method, path(outer) + path(own));
    }

    boolean isMutation() {
        return MUTATIONS.contains(method);
    }

    private boolean hasIdentifiers() {
        return path.contains("{");
    }

    /** Returns whether a path, query or body names an object that may not exist. */
    boolean namesSomething() {
        return hasIdentifiers()
                || Arrays.stream(handler.getMethod().getParameters())
                        .anyMatch(parameter -> parameter.isAnnotationPresent(Names.class)
                                || Arrays.stream(parameter.getType().getDeclaredFields())
                                        .anyMatch(member -> member.isAnnotationPresent(Names.class)));
    }

    boolean takes(Class<?> type) {
        return List.of(handler.getMethod().getParameterTypes()).contains(type);
    }

    /** Returns the operation id: explicit, else the handler's name with the noun of the path, such as {@code listApiKeys}. */
    String name() {
        Operation annotation = handler.getMethodAnnotation(Operation.class);
        if (annotation != null && !annotation.operationId().isEmpty()) {
            return annotation.operationId();
        }
        String verb = handler.getMethod().getName();
        return verb.equals(verb.toLowerCase(Locale.ROOT)) ? verb + noun(verb) : verb;
    }

    private String noun(String verb) {
        String[] steps =
                path.replaceFirst("^/v[0-9]+", "").replaceFirst("^/", "").split("/");
        StringBuilder noun = new StringBuilder();
        for (int at = 0; at < steps.length; at++) {
            boolean last = at == steps.length - 1;
            if (steps[at].startsWith("{") || last && steps[at].equals(verb)) {
                continue;
            }
            noun.append(capitals(last && verb.equals("list") ? steps[at] : Nouns.singular(steps[at])));
        }
        return noun.toString();
    }

    /** Joins the words of a name, such as {@code ApiKeys} for {@code api-keys}. */
    static String capitals(String step) {
        StringBuilder name = new StringBuilder();
        for (String word : step.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
            }
        }
        return name.toString();
    }

    private static String path(@Nullable RequestMapping mapping) {
        return mapping == null || mapping.path().length == 0 ? "" : mapping.path()[0];
    }
}
