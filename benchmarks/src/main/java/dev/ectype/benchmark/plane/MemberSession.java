package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.plane.bare.BareDatabase;
import java.io.IOException;

/** Holds the session of a member of the first organization. */
record MemberSession(String token) {
    /** The header with the credential. */
    static final String HEADER = "Authorization";

    /** Signs a member in at a database with an address such as {@code jdbc:postgresql://127.0.0.1:5432/plane}. */
    static MemberSession begin(Libraries libraries, String database) throws IOException {
        MemberSession session = new MemberSession("benchmark-session-of-a-member-0123456789");
        Libraries.await(new ProcessBuilder(libraries.command(BareDatabase.class, "session", database, session.token))
                .inheritIO()
                .start());
        return session;
    }

    /** Returns the value of the header. */
    String credential() {
        return "Bearer " + token;
    }
}
