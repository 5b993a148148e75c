package dev.ectype.controlplane.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestSession;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A member who is signed in and uses the forms of the dashboard as a browser does. */
public final class DashboardBrowser {
    private final TestBrowser browser;

    private DashboardBrowser(TestBrowser browser) {
        this.browser = browser;
    }

    /** Signs a new member of the organization of an administrator in. */
    public static DashboardBrowser of(ControlPlane plane, Client admin, Scope scope) {
        return of(TestSession.begin(plane, admin, scope).browser());
    }

    /** Uses the forms with a browser that is signed in. */
    public static DashboardBrowser of(TestBrowser browser) {
        return new DashboardBrowser(browser);
    }

    public TestBrowser browser() {
        return browser;
    }

    /** Returns a page, which must exist. */
    public String page(String path) {
        HttpResponse<String> response = browser.get(path);
        assertThat(response.statusCode()).as(path + ": " + response.body()).isEqualTo(200);
        return response.body();
    }

    /** Sends the form of a page whose address begins with an action. */
    public HttpResponse<String> submit(String page, String action, Map<String, String> fields) {
        return browser.post(form(page(page), action), fields);
    }

    /** Sends the form of a page with a file, whose address begins with an action. */
    public HttpResponse<String> upload(String page, String action, String name, String content) {
        return send(form(page(page), action), name, content);
    }

    /** Sends a file to the address of a form. */
    public HttpResponse<String> send(String form, String name, String content) {
        return browser.upload(form, name, content);
    }

    /** Returns the address of a form in the HTML of a page. */
    public static String form(String html, String action) {
        Matcher form = Pattern.compile("action=\"(" + Pattern.quote(action) + "[?][^\"]*)\"")
                .matcher(html);
        assertThat(form.find()).as("form " + action + " in " + html).isTrue();
        return form.group(1).replace("&amp;", "&");
    }

    /** Asserts that a form succeeded and returns the page to which it leads. */
    public String follow(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
        return page(response.headers().firstValue("Location").orElseThrow());
    }
}
