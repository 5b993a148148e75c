package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.emulator.openapi.OpenApiDocument;
import dev.ectype.runtime.emulator.sample.CurlCommand;
import dev.ectype.runtime.emulator.sample.FirstRequests;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.ApiPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.state.StateEngine;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes the service page of an emulator: its operations, its state, two example requests and links. */
final class ServicePage {
    /** The maximum number of rows in a table. Programs read all rows at {@code /__service/inspect}. */
    private static final int MOST_ROWS = 200;

    private static final int LONGEST_COMMAND = 4_000;

    private final ControlContext context;
    private final StateCounts state;

    ServicePage(ControlContext context) {
        this.context = context;
        this.state = new StateCounts(context, MOST_ROWS);
    }

    void answer(Request request, ReplyBuffer reply) {
        ApiPlan api = context.plan().api();
        HtmlWriter page = HtmlReply.page(api.name() + " · Ectype");
        String base = context.address().apply(request);
        header(api, base, page);
        links(request.mount() + ControlRoutes.PREFIX, page);
        page.markup("<main>\n");
        facts(page);
        commands(base, page);
        state.write(page);
        operations(request.mount() + ControlRoutes.PREFIX, page);
        options(page);
        HtmlReply.send(page.markup("</main>\n"), reply);
    }

    private void header(ApiPlan api, String base, HtmlWriter page) {
        String sandbox = context.engine().sandbox();
        page.markup("<header><p class=\"kicker\">Ectype emulator</p><h1>").name(api.name());
        page.markup(" ").leaf("small", api.version()).markup("</h1><p>Serves at ");
        page.leaf("code", base);
        if (!sandbox.equals(SandboxRegistry.BASE)) {
            page.markup(" in the sandbox ").leaf("code", sandbox);
        }
        page.markup("</p></header>\n");
    }

    private void links(String service, HtmlWriter page) {
        page.markup("<nav>");
        link(service + "inspect", "Inspect", page);
        if (OpenApiDocument.describes(context.plan())) {
            link(service + "openapi.json", "OpenAPI", page);
        }
        if (context.plan().graphQl() != null) {
            link(service + "graphiql", "GraphiQL", page);
        }
        link(service + "journal", "Journal", page);
        link(service + "state/diff", "Changes", page);
        link(service + "clock", "Clock", page);
        link(service + "chaos", "Chaos", page);
        link(service + "sandboxes", "Sandboxes", page);
        link(service + "health", "Health", page);
        page.markup("</nav>\n");
    }

    private static void link(String address, String words, HtmlWriter page) {
        page.leaf("a", words, "href", address);
    }

    private void facts(HtmlWriter page) {
        StateEngine engine = context.engine();
        long position = engine.state().position();
        long last = engine.journal().lastPosition();
        page.markup("<dl class=\"facts\">");
        fact("Operations", count(context.plan().operations().size()), page);
        fact("Resources", count(context.shapes().all().size()), page);
        fact("Journal position", count(position) + (last > position ? " of " + count(last) : ""), page);
        fact("Clock", ControlTimes.text(engine.clock().now(engine.state().clock())), page);
        page.markup("</dl>\n");
    }

    private static void fact(String name, String value, HtmlWriter page) {
        page.markup("<div>").leaf("dt", name).leaf("dd", value).markup("</div>");
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private void commands(String base, HtmlWriter page) {
        FirstRequests.Pair pair =
                FirstRequests.pair(context.plan(), context.requests().get());
        String create = command(pair.create(), base);
        String read = command(pair.read(), base);
        if (create == null && read == null) {
            return;
        }
        page.markup("<section><h2>Try it</h2>");
        command("Create", create, page);
        command("Read", read, page);
        page.markup("</section>\n");
    }

    /** Returns the curl command, or null without a request or for a command that is too long to paste. */
    private static @Nullable String command(@Nullable SampleRequest request, String base) {
        String line = request == null ? "" : CurlCommand.command(request, URI.create(base));
        return line.isEmpty() || line.length() > LONGEST_COMMAND ? null : line;
    }

    private static void command(String words, @Nullable String line, HtmlWriter page) {
        if (line != null) {
            page.leaf("h3", words).markup("<pre tabindex=\"0\">").text(line).markup("</pre>");
        }
    }

    private void operations(String service, HtmlWriter page) {
        List<OperationPlan> operations = context.plan().operations();
        page.markup("<section><h2>Operations</h2><table><thead><tr><th>Method<th>Path<th>Operation"
                + "<th>Resource</tr></thead><tbody>\n");
        for (OperationPlan operation : operations.subList(0, Math.min(MOST_ROWS, operations.size()))) {
            String method = operation.binding().method();
            page.markup("<tr><td>").leaf("b", word(operation), "class", "method " + colour(method));
            page.markup("<td>").leaf("code", place(operation));
            page.markup("<td>").name(operation.id());
            String resource = operation.resource();
            page.markup("<td class=\"dim\">")
                    .name(resource == null ? "" : resource)
                    .markup("</tr>\n");
        }
        page.markup("</tbody></table>");
        more(operations.size() - MOST_ROWS, service, page);
        page.markup("</section>\n");
    }

    /** Writes the number of omitted rows and a link to all of them. */
    private static void more(int count, String service, HtmlWriter page) {
        if (count > 0) {
            page.markup("<p>And ").text(count(count)).markup(" more: ");
            page.leaf("a", "inspect", "href", service + "inspect").markup(" lists all of them as JSON.</p>");
        }
    }

    private static String colour(String method) {
        return switch (method) {
            case "GET", "HEAD", "OPTIONS", "QUERY" -> "reads";
            case "DELETE" -> "deletes";
            default -> "writes";
        };
    }

    private static String word(OperationPlan operation) {
        BindingPlan binding = operation.binding();
        if (binding instanceof BindingPlan.GraphQl field) {
            return field.root();
        }
        if (binding instanceof BindingPlan.Channel channel) {
            return channel.sent() ? "send" : "receive";
        }
        return binding instanceof BindingPlan.Grpc ? "rpc" : binding.method();
    }

    private static String place(OperationPlan operation) {
        BindingPlan binding = operation.binding();
        if (binding instanceof BindingPlan.Http http) {
            return http.path();
        }
        if (binding instanceof BindingPlan.GraphQl field) {
            return field.field();
        }
        if (binding instanceof BindingPlan.Channel channel) {
            return "/" + channel.address();
        }
        return binding instanceof BindingPlan.Grpc grpc ? grpc.service() + "/" + grpc.name() : "";
    }

    private void options(HtmlWriter page) {
        page.markup("<section><h2>Options</h2><p class=\"options\">");
        context.options().forEach((name, value) -> {
            page.markup("<span>").leaf("span", name, "class", "dim").markup(" ");
            page.name(value).markup("</span>");
        });
        page.markup("</p></section>\n");
    }
}
