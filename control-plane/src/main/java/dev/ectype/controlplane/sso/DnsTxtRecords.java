package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import javax.naming.Context;
import javax.naming.InvalidNameException;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import javax.naming.directory.Attribute;
import javax.naming.directory.DirContext;
import javax.naming.directory.InitialDirContext;
import org.springframework.stereotype.Component;

/**
 * Looks up TXT records with the DNS client of the JDK, at the operator's server or those of the machine. The client reads at most 64 KiB of
 * a response, the largest DNS message.
 */
@Component
final class DnsTxtRecords implements TxtRecords {
    private static final String TXT = "TXT";
    /** The client waits 0.5, 1 and 2 seconds for each server. */
    private static final String FIRST_WAIT_MILLIS = "500";

    private static final String TRIES = "3";

    private final String servers;

    DnsTxtRecords(Settings settings) {
        this.servers =
                settings.dnsServer() == null ? "dns:" : settings.dnsServer().toString();
    }

    /** JNDI is safe here: the provider of DNS returns texts, and a name that begins with the challenge is no URL of another provider. */
    @Override
    @SuppressWarnings("BanJNDI")
    public List<String> find(String name) throws IOException {
        try {
            DirContext dns = new InitialDirContext(environment());
            try {
                Attribute records = dns.getAttributes(name, new String[] {TXT}).get(TXT);
                List<String> values = new ArrayList<>();
                if (records != null) {
                    for (Object value : Collections.list(records.getAll())) {
                        values.add(String.valueOf(value));
                    }
                }
                return values;
            } finally {
                dns.close();
            }
        } catch (NameNotFoundException | InvalidNameException none) {
            return List.of();
        } catch (NamingException failed) {
            throw new IOException("DNS does not respond for " + name, failed);
        }
    }

    /** JNDI takes no other map. */
    @SuppressWarnings("JdkObsolete")
    private Hashtable<String, String> environment() {
        Hashtable<String, String> environment = new Hashtable<>();
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.dns.DnsContextFactory");
        environment.put(Context.PROVIDER_URL, servers);
        environment.put("com.sun.jndi.dns.timeout.initial", FIRST_WAIT_MILLIS);
        environment.put("com.sun.jndi.dns.timeout.retries", TRIES);
        return environment;
    }
}
