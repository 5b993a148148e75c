package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds operations that no request can reach because an earlier operation matches the same requests. */
final class FindShadowedEndpoints implements CheckRule {
    private static final Pattern NAME = Pattern.compile("\\{([^{}/]+)}");

    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        Map<String, Endpoint> first = new LinkedHashMap<>();
        for (Endpoint endpoint : model.endpoints()) {
            String path = endpoint.binding().path();
            Endpoint earlier = path == null ? null : first.putIfAbsent(shape(endpoint, path), endpoint);
            if (earlier != null) {
                diagnostics.report(
                        DiagnosticCode.SHADOWED_OPERATION,
                        endpoint.location(),
                        "every request for `" + endpoint.binding().words() + "` also matches `"
                                + earlier.binding().words() + "`, which comes first and serves these requests",
                        "Change one path, or give the parameters different types, enums or patterns.");
            }
        }
    }

    /** Returns a key for the requests of an endpoint. Names of path parameters do not count, their types do. */
    private static String shape(Endpoint endpoint, String path) {
        StringBuilder shape = new StringBuilder(endpoint.binding().label()).append(' ');
        Matcher matcher = NAME.matcher(path);
        while (matcher.find()) {
            matcher.appendReplacement(shape, Matcher.quoteReplacement("{" + allowed(endpoint, matcher.group(1)) + "}"));
        }
        return matcher.appendTail(shape)
                .append(' ')
                .append(endpoint.binding().conditions())
                .toString();
    }

    private static String allowed(Endpoint endpoint, String name) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == In.PATH && parameter.name().equals(name)) {
                return JsonPrinter.canonical(
                        IrJson.writePart((Record) TypeRewriter.withNotes(parameter.type(), TypeNotes.NONE)));
            }
        }
        return "";
    }
}
