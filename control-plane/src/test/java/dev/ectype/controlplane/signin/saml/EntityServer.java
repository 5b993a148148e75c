package dev.ectype.controlplane.signin.saml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;

/** Listens for requests of an external entity that an attack declares. */
final class EntityServer implements AutoCloseable {
    private final ServerSocket socket;

    EntityServer() {
        try {
            socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            socket.setSoTimeout(100);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    SamlAttack attack() {
        String url = "http://127.0.0.1:" + socket.getLocalPort() + "/e";
        return TransportAttacks.documentType(
                "external entity of a server", "<!DOCTYPE samlp:Response [<!ENTITY % e SYSTEM \"" + url + "\"> %e;]>");
    }

    boolean isRequested() {
        try {
            socket.accept().close();
            return true;
        } catch (SocketTimeoutException none) {
            return false;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
