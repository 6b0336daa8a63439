use super::*;

#[test]
fn every_network_in_the_list_can_be_read() {
    assert_eq!(NETWORKS.len(), SPECIAL.len());
}

#[test]
fn only_addresses_of_the_public_internet_are_public() {
    for public in [
        "1.1.1.1",
        "8.8.8.8",
        "172.15.255.255",
        "172.32.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "169.253.0.1",
        "198.17.255.255",
        "198.20.0.1",
        "223.255.255.255",
        "2606:4700:4700::1111",
        "2a00:1450:4001::200e",
        "64:ff9b::808:808",
    ] {
        assert!(is_public(public.parse().unwrap()), "{public}");
    }
    for private in [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:1.1.1.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:0:53aa:64c::1",
        "2001:20::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:a00:1::1",
        "3fff::1",
        "4000::1",
        "5f00::1",
        "fc00::1",
        "fd12:3456:789a::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
    ] {
        assert!(!is_public(private.parse().unwrap()), "{private}");
    }
}

#[test]
fn addresses_that_lead_into_the_house_are_refused() {
    for good in [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
        "https://web.push.apple.com/QOp",
        "https://push.example.com:443/x",
        "https://1.1.1.1/x",
        "https://[2606:4700:4700::1111]/x",
    ] {
        assert!(check(good, Reach::Public).is_ok(), "{good}");
    }
    for (bad, why) in [
        ("", Unfit::Unreadable),
        ("push.example.com/x", Unfit::Unreadable),
        ("/x", Unfit::Unreadable),
        ("ftp://push.example.com/x", Unfit::Unreadable),
        ("file:///etc/passwd", Unfit::Unreadable),
        ("gopher://push.example.com/", Unfit::Unreadable),
        ("javascript:alert(1)", Unfit::Unreadable),
        ("https://", Unfit::Unreadable),
        ("https://push.example.com/\nHost: x", Unfit::Unreadable),
        (" https://push.example.com/", Unfit::Unreadable),
        ("http://push.example.com/x", Unfit::Plain),
        ("http://127.0.0.1/x", Unfit::Plain),
        ("https://me@push.example.com/x", Unfit::Named),
        ("https://me:secret@push.example.com/x", Unfit::Named),
        ("https://push.example.com@127.0.0.1/x", Unfit::Named),
        ("https://push.example.com:8443/x", Unfit::Port),
        ("https://push.example.com:22/x", Unfit::Port),
        ("https://127.0.0.1:6379/x", Unfit::Port),
        ("https://127.0.0.1/x", Unfit::Private),
        ("https://127.1/x", Unfit::Private),
        ("https://2130706433/x", Unfit::Private),
        ("https://0x7f000001/x", Unfit::Private),
        ("https://0177.0.0.1/x", Unfit::Private),
        ("https://0/x", Unfit::Private),
        ("https://\u{ff11}27.0.0.1/x", Unfit::Private),
        ("https://10.0.0.1/x", Unfit::Private),
        ("https://169.254.169.254/latest/meta-data", Unfit::Private),
        ("https://[::1]/x", Unfit::Private),
        ("https://[::ffff:127.0.0.1]/x", Unfit::Private),
        ("https://[fd00::1]/x", Unfit::Private),
        ("https://[fe80::1]/x", Unfit::Private),
        ("https://localhost/x", Unfit::Private),
        ("https://localhost./x", Unfit::Private),
        ("https://LOCALHOST/x", Unfit::Private),
        ("https://me.localhost/x", Unfit::Private),
        ("https://db/x", Unfit::Private),
        ("https://metadata.google.internal/x", Unfit::Private),
        ("https://printer.local/x", Unfit::Private),
    ] {
        assert_eq!(check(bad, Reach::Public), Err(why), "{bad}");
    }
    assert_eq!(
        check(&format!("https://push.example.com/{}", "x".repeat(LONGEST)), Reach::Public),
        Err(Unfit::Unreadable)
    );
}

#[test]
fn a_test_may_call_this_machine_and_nothing_else_more() {
    for good in
        ["http://127.0.0.1:4711/x", "http://localhost:4711/x", "http://[::1]:4711/x", "https://push.example.com/x"]
    {
        assert!(check(good, Reach::Loopback).is_ok(), "{good}");
    }
    for bad in
        ["http://push.example.com/x", "https://10.0.0.1/x", "http://10.0.0.1:4711/x", "http://me@127.0.0.1:4711/x"]
    {
        assert!(check(bad, Reach::Loopback).is_err(), "{bad}");
    }
}

async fn looked_up(name: &str, reach: Reach) -> Result<Vec<SocketAddr>, Box<dyn Error + Send + Sync>> {
    Resolver(reach).resolve(name.parse().unwrap()).await.map(Iterator::collect)
}

#[tokio::test]
async fn a_name_that_stands_for_this_machine_leads_nowhere() {
    let refused = looked_up("localhost", Reach::Public).await.unwrap_err();
    assert!(is_not_public(&*refused), "{refused}");
    assert!(!looked_up("localhost", Reach::Loopback).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_client_itself_does_not_connect_there() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let client = crate::notifications::push::http::outside(Reach::Public, std::time::Duration::from_secs(60)).unwrap();
    let error = client.get(format!("https://localhost:{port}/")).send().await.unwrap_err();
    assert!(is_not_public(&error), "{error:?}");
    let accepted = tokio::time::timeout(std::time::Duration::from_millis(100), listener.accept()).await;
    assert!(accepted.is_err(), "somebody connected");
}
