package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.ApiPlan;
import java.util.Map;

/** Redirects browsers from the root to the service page and lists mounted APIs. */
public final class FrontPage {
    private static final String BARE = ControlRoutes.PREFIX.substring(0, ControlRoutes.PREFIX.length() - 1);

    private FrontPage() {}

    /** Returns whether {@link #redirect} answers the request, given that no operation has its path. */
    public static boolean isRootRequest(Request request) {
        String path = request.path();
        return (path.equals("/") || path.equals(BARE)) && HtmlReply.isWanted(request);
    }

    /** Redirects to the service page of the emulator that received the request. */
    public static void redirect(Request request, ReplyBuffer reply) {
        reply.status(303).header("location", request.mount() + ControlRoutes.PREFIX);
        reply.header("vary", "accept").header("cache-control", "no-store");
    }

    /** Writes a page that links to the service page of each mounted API. */
    public static void list(Map<String, ApiPlan> mounts, Request request, AdminRule rule, ReplyBuffer reply) {
        rule.check(request);
        ControlRequest.allow(request, "GET", "HEAD");
        HtmlWriter page = HtmlReply.page("Ectype");
        page.markup("<header><p class=\"kicker\">Ectype</p><h1>")
                .text(mounts.size() + (mounts.size() == 1 ? " emulated API" : " emulated APIs"))
                .markup("</h1></header>\n<main><section><table><thead><tr><th>API<th>Prefix<th>Page"
                        + "</tr></thead><tbody>\n");
        mounts.forEach((prefix, api) -> {
            String address = request.mount() + prefix + ControlRoutes.PREFIX;
            page.markup("<tr><td>").leaf("b", api.name()).markup(" ").leaf("span", api.version(), "class", "dim");
            page.markup("<td>").leaf("code", prefix).markup("<td>").leaf("a", address, "href", address);
            page.markup("</tr>\n");
        });
        HtmlReply.send(page.markup("</tbody></table></section></main>\n"), reply);
    }
}
