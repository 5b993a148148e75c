package dev.ectype.controlplane.platform.mail;

import java.util.UUID;

/** Sends mails to a mail server or to a folder. */
interface MailTransport {
    void send(UUID id, MailContent mail) throws FailedDelivery;
}
